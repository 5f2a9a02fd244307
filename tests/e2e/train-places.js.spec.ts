import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { goOnInBrowser } from '#tests/journeys/train-browser';
import { openCars, takeTrain, trainLink, type TrainTrip } from '#tests/journeys/trains';

const TRIP: TrainTrip = { inDays: 58, kind: 'platzkart', party: 'adult=2&child=0&infant=0' };

for (const brand of ['ru', 'intl'] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a place is chosen on a phone by keys; the bar shows it at once, and the page is accessible', async ({
      page,
      visitor,
      address,
    }) => {
      test.setTimeout(90_000);
      if (brand === 'ru') {
        // By hand from the results: posted ways begin at the car.
        const visit = new ShopVisit(page, { brand, hasScript: true });
        await page.goto(trainLink(TRIP));
        await visit.chooseFirstOffer();
        await visit.takeFare();
        const [, token] = /step1\/([0-9a-f-]+)/.exec(page.url()) ?? [];
        await page.goto(`/mbooking/step1/${token}/seats/0`);
        await page.getByRole('table').waitFor();
        await hydrated(page);
      } else {
        const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
        await goOnInBrowser(page, visitor, await openCars(visitor, await takeTrain(visit, TRIP)));
      }

      await page.setViewportSize({ width: 360, height: 740 });
      expect.soft(await accessibilityFaults(page)).toEqual([]);
      const bar = page.getByRole('complementary').filter({ has: page.locator('button[form=seat-form]') });
      const first = page.locator('table input:enabled').first();
      const above = await first.inputValue();
      await first.focus();
      await page.keyboard.press('Space');
      await expect(bar).toContainText(above);
      await page.keyboard.press('ArrowDown');
      const place = page.locator('table input:checked');
      const number = await place.inputValue();
      expect(number).not.toBe(above);
      await expect(place).toBeFocused();
      await expect(bar).toContainText(new RegExp(`\\b${number}\\b`));
      await page.keyboard.press('Enter');
      await page.waitForURL(/passenger=1/);
      await expect(page.locator(`table input[value="${number}"]`)).toBeDisabled();

      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
        const sides = await page.locator('table input').evaluateAll((places) =>
          places.flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return [width, height];
          }),
        );
        expect.soft(Math.min(...sides), `${width} px`).toBeGreaterThanOrEqual(24);
      }
    });
  });
}
