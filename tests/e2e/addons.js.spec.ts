import { accessibilityFaults } from '#tests/setup/accessibility';
import { hydrated } from '#tests/setup/hydration';
import { searchAddress } from '#tests/setup/links';
import { expect, test } from '#tests/setup/fixtures';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

test('the total follows each choice at once, by keyboard too, and step 2 charges the same', async ({ page }) => {
  test.setTimeout(120_000);
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await page.goto(searchAddress(81));
  await visit.chooseFirstOffer();
  await visit.takeFare();
  await hydrated(page);
  const total = page.locator('aside dl').last().locator('dd').last();
  const before = await total.innerText();

  const bags = page.getByRole('group', { name: /^Baggage: / });
  const none = bags.getByRole('radio', { name: text('booking', 'summary.noExtraBaggage') });
  const open = async (title: string) => {
    const row = page.locator('details:not([open])', { has: page.getByRole('heading', { name: title, exact: true }) });
    if ((await row.count()) > 0) await row.last().locator('summary').first().click();
  };
  // Choose before the scripts arrive.
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', (route) => isLetThrough.then(() => route.continue()));
  await page.reload({ waitUntil: 'commit' });
  await open('Baggage');
  await bags
    .getByRole('radio', { name: /^1 bag/ })
    .first()
    .check();
  await expect(total).toHaveText(before);
  letThrough();
  await expect(total).not.toHaveText(before);
  await none.check();
  await expect(total).toHaveText(before);

  await none.focus();
  await page.keyboard.press('ArrowDown');
  await expect(bags.getByRole('radio', { name: /^1 bag/ }).first()).toBeChecked();
  await expect(total).not.toHaveText(before);
  const withBag = await total.innerText();

  await page.getByRole('heading', { name: text('addons', 'more') }).click();
  await open('Text reminders');
  await page.getByRole('checkbox', { name: /^Trip reminders/ }).check();
  await expect(total).not.toHaveText(withBag);
  await expect(page.locator('aside').getByRole('button', { name: /^Remove, / })).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page
    .locator('aside')
    .getByRole('button', { name: /^Remove, Trip reminders/ })
    .click();
  await expect(total).toHaveText(withBag);
  await visit.fillPassengers(ALONE, 'anna@example.com');
  expect(await visit.amountToPay()).toContain(withBag);
});
