import type { Page } from '@playwright/test';
import { dateIn } from '#tests/journeys/travellers';
import { sidewaysOverflow } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';

/** Whole offers in the first screen, and orders and filters in reach below it: a traveller compares several of them without scrolling. */
const OUT = dateIn(33);
const BACK = dateIn(40);
const PLACES = { intl: ['LON', 'NYC'], ru: ['MOW', 'AER'] } as const;
const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESKTOP = { width: 1280, height: 900 };

type Case = {
  name: string;
  brand: keyof typeof PLACES;
  isReturn: boolean;
  viewport: typeof PHONE;
  /** By price come first the offers with the most warnings, and trains, which list another kind of car. */
  order?: 'price';
  least: number;
  /** Heights of each card and of all cards together, in pixels; of one way, without the line of its other connections. */
  card: number;
  all?: number;
};

const CASES: Case[] = [
  { name: 'phone, one way', brand: 'intl', isReturn: false, viewport: PHONE, least: 4, card: 105, all: 2300 },
  { name: 'phone, return', brand: 'intl', isReturn: true, viewport: PHONE, least: 3, card: 170 },
  {
    name: 'phone, one way by price',
    brand: 'ru',
    isReturn: false,
    viewport: PHONE,
    order: 'price',
    least: 4,
    card: 120,
    all: 2500,
  },
  { name: 'phone, return by price', brand: 'ru', isReturn: true, viewport: PHONE, order: 'price', least: 3, card: 187 },
  { name: 'tablet, return', brand: 'ru', isReturn: true, viewport: TABLET, least: 5, card: 170 },
  { name: 'tablet, return', brand: 'intl', isReturn: true, viewport: TABLET, least: 5, card: 170 },
  { name: 'desktop, one way', brand: 'intl', isReturn: false, viewport: DESKTOP, least: 5, card: 115 },
  { name: 'desktop, return', brand: 'intl', isReturn: true, viewport: DESKTOP, least: 5, card: 170 },
  { name: 'desktop, return', brand: 'ru', isReturn: true, viewport: DESKTOP, least: 5, card: 170 },
];

function linkOf({ brand, isReturn, order }: Case): string {
  const [from, to] = PLACES[brand];
  const out = `route[0]=iatax:${from}_${OUT}_date_${OUT}_iatax:${to}`;
  const back = isReturn ? `&route[1]=iatax:${to}_${BACK}_date_${BACK}_iatax:${from}` : '';
  return `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&${out}${back}&v=2${order ? `&sort=${order}` : ''}`;
}

/** Measures the cards of the page at its top. */
function measure(page: Page, isReturn: boolean) {
  return page.evaluate((countsMore) => {
    const boxes = (testId: string) =>
      [...document.querySelectorAll(`[data-testid="${testId}"]`)].map((element) => element.getBoundingClientRect());
    const cards = boxes('serp-ticket-item');
    const strip = document.querySelector('section[aria-labelledby="nearby-dates"]');
    const fold = strip?.querySelector('details');
    const chosen = fold
      ? fold.parentElement?.querySelector(':scope > a, :scope > span')
      : strip?.querySelector('li > [aria-current]');
    const [outer, inner] = [strip, chosen].map((element) => element?.getBoundingClientRect());
    return {
      offersInView: boxes('serp-ticket-total-sum').filter(({ bottom }) => bottom <= window.innerHeight).length,
      wholeInView: cards.filter(({ bottom }) => bottom <= window.innerHeight).length,
      firstOffer: cards[0]?.top ?? Number.POSITIVE_INFINITY,
      moreWaysOutside: [...document.querySelectorAll('[data-testid="more-ways"]')].filter((link) => {
        const card = link.closest('[data-testid="serp-ticket-item"]')?.getBoundingClientRect();
        return link.getBoundingClientRect().bottom > (card?.bottom ?? 0);
      }).length,
      lowMoreWays: boxes('more-ways').filter(({ height }) => height < 44).length,
      tagsOnOthers: [...document.querySelectorAll('[data-testid^="highlight-"] > summary')].filter((tag) => {
        const own = tag.closest('li');
        const box = tag.getBoundingClientRect();
        return [...document.querySelectorAll('main a, main summary, main article')].some((other) => {
          const { top, right, bottom, left } = other.getBoundingClientRect();
          const isApart = top >= box.bottom || bottom <= box.top || left >= box.right || right <= box.left;
          return other.checkVisibility() && other.closest('li') !== own && !other.contains(tag) && !isApart;
        });
      }).length,
      ticketsOverPrices: [...document.querySelectorAll('[data-testid="serp-ticket-item"]')].filter((card) => {
        const right = (id: string) => card.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().right ?? 0;
        const price = card.querySelector('[data-testid="serp-ticket-total-sum"]')?.getBoundingClientRect();
        return ['serp-ticket-arrival-time', 'serp-ticket-arrival-info'].some((id) => right(id) > (price?.left ?? 0));
      }).length,
      brokenDirects: [...document.querySelectorAll('[data-testid="search-trip-duration"]')].filter((length) => {
        const stops = length.nextElementSibling!;
        const isDirect = !stops.querySelector('[data-testid="serp-ticket-transfer-text"]');
        return isDirect && stops.getBoundingClientRect().height > 24;
      }).length,
      isChosenDayCut:
        !outer ||
        !inner ||
        inner.left < outer.left ||
        inner.right > outer.right ||
        inner.top < outer.top ||
        inner.bottom > outer.bottom,
      highestCard: Math.max(
        ...[...document.querySelectorAll('[data-testid="serp-ticket-item"]')].map((card) => {
          const isMore = !countsMore && card.querySelector('[data-testid="more-ways"]') !== null;
          return card.getBoundingClientRect().height - (isMore ? 20 : 0);
        }),
      ),
      allCards: (cards.at(-1)?.bottom ?? 0) - (cards[0]?.top ?? 0),
      pageWidth: document.querySelector('main')?.scrollWidth ?? 0,
      headerWidth: document.querySelector('header')?.scrollWidth ?? 0,
      countHeight: document.querySelector('[data-testid="results-count"]')?.getBoundingClientRect().height ?? 0,
    };
  }, isReturn);
}

for (const one of CASES) {
  test.describe(one.name, () => {
    test.use({ brand: one.brand, viewport: one.viewport });

    test(`shows ${one.least} offers in the first screen of ${one.brand}`, async ({ page }) => {
      await page.goto(linkOf(one));
      await expect(page.locator('button[value=stop]')).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByTestId('serp-ticket-item')).toHaveCount(20);
      const isPhone = one.viewport === PHONE;
      const found = await measure(page, one.isReturn);
      expect.soft(found.offersInView).toBeGreaterThanOrEqual(one.least);
      // By price come first those with a line of warnings each.
      const whole = isPhone && !one.order ? one.least : one.least - 1;
      expect.soft(found.wholeInView, 'whole offers').toBeGreaterThanOrEqual(whole);
      expect.soft(found.firstOffer).toBeLessThanOrEqual(isPhone ? 330 : 400);
      expect.soft(found.moreWaysOutside, 'links to more ways back outside their cards').toBe(0);
      expect.soft(found.ticketsOverPrices, 'arrivals that run into their price').toBe(0);
      expect.soft(found.brokenDirects, 'direct trips whose two words break').toBe(0);
      expect.soft(found.isChosenDayCut, 'the chosen day is cut off').toBe(false);
      expect.soft(found.highestCard).toBeLessThanOrEqual(one.card);
      if (one.all) expect.soft(found.allCards).toBeLessThanOrEqual(one.all);

      expect.soft(found.countHeight, 'the count stays on one line').toBeLessThanOrEqual(26);
      expect.soft(found.tagsOnOthers, 'tags that touch what is above their card').toBe(0);
      expect.soft(found.lowMoreWays, 'links to more ways back lower than a finger').toBe(0);

      await page.evaluate(() => window.scrollTo(0, 1500));
      await expect(page.getByTestId('order-tab').first()).toBeInViewport({ ratio: 1 });
      const filters =
        one.viewport === DESKTOP
          ? page.getByTestId('filters')
          : page.locator('summary', { hasText: /Filters|Фильтры/ });
      await expect(filters).toBeInViewport({ ratio: 0.9 });
      if (!isPhone) return;
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const large = await measure(page, one.isReturn);
      expect(large.pageWidth, 'with text twice as large').toBeLessThanOrEqual(PHONE.width);
      expect(large.countHeight, 'the count stays on one line of large text').toBeLessThanOrEqual(52);
      expect(large.headerWidth, 'the header with text twice as large').toBeLessThanOrEqual(PHONE.width);
    });
  });
}

for (const viewport of [PHONE, DESKTOP]) {
  test(`the explained price level stays on a screen of ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const level = page.getByTestId('price-level');
    // Few days cost the same as most others, and then have no level.
    let days = 33;
    await expect(async () => {
      const [from, to] = PLACES.intl;
      const date = dateIn(days);
      days += 3;
      await page.goto(`/search?v=2&route[0]=iatax:${from}_${date}_date_${date}_iatax:${to}`);
      await expect(level).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 40_000 });
    await expect(level.locator('summary')).toHaveText(
      /^Flights from [£$][\d.,]+: (low, usually|usual price|high, usually) .*\d–[£$]?\d/,
    );
    await level.locator('summary').click();
    const box = (await level.locator('p').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
  });
}

test('a year of low prices does not scroll sideways', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/low-prices/LON-NYC');
  await expect(page.getByTestId('price-bars').first()).toBeVisible({ timeout: 20_000 });
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});
