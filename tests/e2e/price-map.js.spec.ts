import type { Page } from '@playwright/test';
import { dateIn } from '#tests/journeys/travellers';
import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

/** Prices that are still loading. */
const UNFINISHED = 'meta[http-equiv="refresh"], [data-testid="more-prices"]';

const HOME = { ru: 'MOW', intl: 'LON' } as const;

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityFaults(page), `at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await sidewaysOverflow(page), 'scrolls sideways at 320 px').toBeLessThanOrEqual(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect.soft(await sidewaysOverflow(page), 'scrolls sideways with large text').toBeLessThanOrEqual(0);
}

/** Opens the map, again until it has all its prices. */
async function openMap(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    expect(await page.locator(UNFINISHED).count()).toBe(0);
  }).toPass();
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    test.setTimeout(120_000);

    test('the map is accessible; its cities open their panel', async ({ page }) => {
      await openMap(page, `/price-map?from=${HOME[brand]}&date=${dateIn(40)}&region=europe`);
      const points = page.locator('svg[role=group]').getByRole('link');
      await expect(points.first()).toBeVisible();
      await points.first().focus();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('city-panel')).toBeVisible();
      await expectAccessible(page);
    });

    test('the map zooms and can be dragged; closer cities get their names', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openMap(page, `/price-map?from=${HOME[brand]}&date=${dateIn(40)}`);
      const map = page.locator('[data-map="live"] > svg').first();
      const homeMark = map.locator('g[data-x]');
      const named = () =>
        map.locator('a:not([tabindex])').evaluateAll((links) => links.map(({ id, textContent }) => id + textContent));
      const placeOf = async () => (await homeMark.boundingBox())!;
      const frame = (await map.boundingBox())!;
      const before = { names: await named(), home: await placeOf() };
      expect(Math.abs(before.home.x + before.home.width / 2 - frame.x - frame.width / 2)).toBeLessThan(frame.width / 4);

      await page.locator('[data-zoom-in]').click();
      expect(await named()).not.toEqual(before.names);
      const zoomed = await placeOf();
      const { x, y } = (await map.boundingBox())!;
      await page.mouse.move(x + 60, y + 120);
      await page.mouse.down();
      await page.mouse.move(x + 110, y + 120, { steps: 4 });
      await page.mouse.up();
      expect((await placeOf()).x).toBeGreaterThan(zoomed.x + 25);

      const scaleOf = async () =>
        /scale\(([\d.]+)\)/.exec((await map.locator('[data-land]').getAttribute('transform')) ?? '')?.[1];
      const scale = await scaleOf();
      const width = await map.getAttribute('viewBox');
      await page.setViewportSize({ width: 380, height: 700 });
      await expect(map).not.toHaveAttribute('viewBox', width!);
      expect(await scaleOf(), 'a frame of another size keeps the zoom').toBe(scale);

      await page.locator('[data-zoom-out]').click();
      await page.locator('[data-zoom-out]').click();
      await expect(page).toHaveURL(/region=world/);
    });

    test('without a script no name on the map of a phone is cut', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
      await openMap(page, `/price-map?from=${HOME[brand]}&date=${dateIn(40)}`);
      const frame = page.locator('[data-map]');
      const outer = (await frame.boundingBox())!;
      const names = await frame.locator('text:visible').all();
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) {
        const { x, y, width, height } = (await name.boundingBox())!;
        expect.soft(x, (await name.textContent())!).toBeGreaterThanOrEqual(outer.x);
        expect.soft(x + width).toBeLessThanOrEqual(outer.x + outer.width);
        expect.soft(y).toBeGreaterThanOrEqual(outer.y - 1);
        expect.soft(y + height).toBeLessThanOrEqual(outer.y + outer.height + 3);
      }
      await page.close();
    });

    test('the panel of a city leaves the map of a phone in view', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openMap(page, `/price-map?from=${HOME[brand]}&date=${dateIn(40)}`);
      await page.locator('[data-map="live"] > svg').first().getByRole('link').first().click();
      await expect(page.getByTestId('city-panel').getByRole('heading', { level: 2 })).toBeInViewport();
      await expect(page.locator('[data-map]')).toBeInViewport({ ratio: 0.9 });
    });

    test('a finger scrolls the page over the whole map, and moves a closer one', async ({ browser, baseURL }) => {
      const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } });
      await openMap(page, `/price-map?from=${HOME[brand]}&date=${dateIn(40)}`);
      const map = page.locator('[data-map="live"] > svg').first();
      const session = await page.context().newCDPSession(page);
      const scrollY = () => page.evaluate(() => window.scrollY);
      const placeOfLand = () => map.locator('[data-land]').getAttribute('transform');
      const swipeUp = async () => {
        await map.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const before = { page: await scrollY(), land: await placeOfLand() };
        const { x, y, width, height } = (await map.boundingBox())!;
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ups: number[]) =>
          session.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: ups.map((up) => ({ x: x + width / 3, y: y + height * 0.7 - up })),
          });
        await touch('touchStart', 0);
        for (const up of [20, 40, 60, 80, 100, 120]) await touch('touchMove', up);
        await touch('touchEnd');
        return before;
      };
      const whole = await swipeUp();
      await expect.poll(scrollY).toBeGreaterThan(whole.page + 60);
      expect(await placeOfLand()).toBe(whole.land);

      await page.locator('[data-zoom-in]').click();
      const closer = await swipeUp();
      await expect.poll(placeOfLand).not.toBe(closer.land);
      expect(await scrollY()).toBe(closer.page);
      await page.close();
    });

    test('a country page is accessible; filters work without leaving the page', async ({ page }) => {
      const day = dateIn(42);
      const route = `route[0]=iatax:${HOME[brand]}_${day}_date_${day}_unknown:TR`;
      await page.goto(`/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&${route}&v=2`);
      const table = page.getByTestId('destinations');
      await expect(table).toBeVisible();
      await expect(page.locator(UNFINISHED)).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole('checkbox', { name: /^(Direct|Без пересадок)$/ }).check();
      await expect(page).toHaveURL(/filter=/);
      await expect(table.getByRole('link').first()).toHaveAttribute('href', /filter=/);
    });
  });
}
