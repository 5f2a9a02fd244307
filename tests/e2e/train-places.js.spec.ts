import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { trainLink } from '#tests/journeys/trains';

test.use({ brand: 'ru' });

test('a place is chosen on a phone; the panel shows it at once, and the page is accessible', async ({ page }) => {
  test.setTimeout(90_000);
  const visit = new ShopVisit(page, { brand: 'ru', hasScript: true });
  await page.goto(trainLink({ inDays: 58, kind: 'platzkart', party: 'adult=2&child=0&infant=0' }));
  await visit.chooseFirstOffer();
  await visit.takeFare();
  const [, token] = /step1\/([0-9a-f-]+)/.exec(page.url()) ?? [];
  await page.goto(`/mbooking/step1/${token}/seats/0`);
  await page.getByRole('table').waitFor();
  await hydrated(page);

  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await accessibilityFaults(page)).toEqual([]);
  const place = page.locator('table input:enabled').first();
  await place.check();
  const number = await place.inputValue();
  await expect(page.getByRole('complementary', { name: 'Выбранное место' })).toContainText(number);
  await page.keyboard.press('Enter');
  await page.waitForURL(/passenger=1/);
  await expect(page.locator(`table input[value="${number}"]`)).toBeDisabled();

  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    const sides = await page.locator('table input').evaluateAll((places) =>
      places.flatMap((place) => {
        const { width, height } = place.getBoundingClientRect();
        return [width, height];
      }),
    );
    expect.soft(Math.min(...sides), `${width} px`).toBeGreaterThanOrEqual(24);
  }
});
