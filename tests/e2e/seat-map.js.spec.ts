import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { dateIn } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

test('a seat is chosen by keyboard; the page shows its price at once, and is accessible', async ({ page }) => {
  test.setTimeout(90_000);
  const filter = encodeURIComponent('{"transfers":{"NoTransfers":true},"transportKind":{"Airplane":true}}');
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await page.goto(
    `/search?adult=2&child=0&infant=0&cabinClass=Y&route[0]=iatax:LON_${dateIn(58)}_date_${dateIn(58)}_iatax:PAR&v=2&filter=${filter}`,
  );
  await visit.chooseFirstOffer();
  await visit.takeFare();
  const [, token] = /step1\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  await page.goto(`/mbooking/step1/${token}/seats/0`);
  const map = page.getByRole('table');
  await map.waitFor();
  await hydrated(page);

  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityFaults(page), `${width} px`).toEqual([]);
  }

  const none = page.getByRole('radio', { name: /^Skip/ });
  await none.focus();
  await page.keyboard.press('ArrowRight');
  const first = page.locator('table input:enabled').first();
  await expect(first).toBeChecked();
  const number = (await first.inputValue()) || '';
  const panel = page.getByRole('complementary', { name: 'Chosen seat' });
  await expect(panel).toContainText(number);
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('table input:checked');
  const below = await chosen.inputValue();
  expect(below.at(-1)).toBe(number.at(-1));
  expect(Number.parseInt(below)).toBeGreaterThan(Number.parseInt(number));
  const [, price = ''] = /(\$[\d.,]+|free)$/.exec((await chosen.getAttribute('aria-label')) ?? '') ?? [];
  await expect(panel).toContainText(price);

  await page.keyboard.press('Enter');
  await page.waitForURL(/passenger=1/);
  await expect(page.getByRole('radio', { name: `${below}, Passenger 1` })).toBeDisabled();
  await expect(panel).toContainText('Seat for Passenger 2');
  await expect(panel).toContainText(text('seats', 'none.chosen'));

  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await sidewaysOverflow(page), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
});
