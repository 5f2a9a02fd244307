import type { Page } from '@playwright/test';
import { dateIn } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';

/** Offers in the first screen: a traveller compares several of them without scrolling. */
const OUT = dateIn(33);
const BACK = dateIn(40);
const PLACES = { intl: ['LON', 'NYC'], ru: ['MOW', 'AER'] } as const;
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

type Case = {
  name: string;
  brand: keyof typeof PLACES;
  isReturn: boolean;
  viewport: typeof PHONE;
  /** By price come first the offers with the most warnings. */
  order?: 'price';
  least: number;
  /** Heights of each card and of all cards together, in pixels. */
  card: number;
  all?: number;
};

const CASES: Case[] = [
  { name: 'phone, one way', brand: 'intl', isReturn: false, viewport: PHONE, least: 4, card: 130, all: 3000 },
  { name: 'phone, return', brand: 'intl', isReturn: true, viewport: PHONE, least: 3, card: 190 },
  {
    name: 'phone, one way by price',
    brand: 'ru',
    isReturn: false,
    viewport: PHONE,
    order: 'price',
    least: 4,
    card: 130,
    all: 3000,
  },
  { name: 'phone, return by price', brand: 'ru', isReturn: true, viewport: PHONE, order: 'price', least: 3, card: 190 },
  { name: 'desktop, one way', brand: 'intl', isReturn: false, viewport: DESKTOP, least: 5, card: 115 },
  { name: 'desktop, return', brand: 'intl', isReturn: true, viewport: DESKTOP, least: 5, card: 150 },
];

function linkOf({ brand, isReturn, order }: Case): string {
  const [from, to] = PLACES[brand];
  const out = `route[0]=iatax:${from}_${OUT}_date_${OUT}_iatax:${to}`;
  const back = isReturn ? `&route[1]=iatax:${to}_${BACK}_date_${BACK}_iatax:${from}` : '';
  return `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&${out}${back}&v=2${order ? `&sort=${order}` : ''}`;
}

/** Measures the cards of the page at its top. */
function measure(page: Page) {
  return page.evaluate(() => {
    const boxes = (testId: string) =>
      [...document.querySelectorAll(`[data-testid="${testId}"]`)].map((element) => element.getBoundingClientRect());
    const cards = boxes('serp-ticket-item');
    return {
      offersInView: boxes('serp-ticket-total-sum').filter(({ bottom }) => bottom <= window.innerHeight).length,
      firstButton: boxes('ticket-price-button')[0]?.top ?? Number.POSITIVE_INFINITY,
      moreWaysOutside: [...document.querySelectorAll('[data-testid="more-ways"]')].filter((link) => {
        const card = link.closest('[data-testid="serp-ticket-item"]')?.getBoundingClientRect();
        return link.getBoundingClientRect().bottom > (card?.bottom ?? 0);
      }).length,
      highestCard: Math.max(...cards.map(({ height }) => height)),
      allCards: (cards.at(-1)?.bottom ?? 0) - (cards[0]?.top ?? 0),
      pageWidth: document.querySelector('main')?.scrollWidth ?? 0,
      headerWidth: document.querySelector('header')?.scrollWidth ?? 0,
    };
  });
}

for (const one of CASES) {
  test.describe(one.name, () => {
    test.use({ brand: one.brand, viewport: one.viewport });

    test(`shows ${one.least} offers in the first screen of ${one.brand}`, async ({ page }) => {
      await page.goto(linkOf(one));
      await expect(page.locator('button[value=stop]')).toHaveCount(0, { timeout: 20_000 });
      await expect(page.getByTestId('serp-ticket-item')).toHaveCount(20);
      const found = await measure(page);
      expect.soft(found.offersInView).toBeGreaterThanOrEqual(one.least);
      expect.soft(found.firstButton).toBeLessThanOrEqual(400);
      expect.soft(found.moreWaysOutside, 'links to more ways back outside their cards').toBe(0);
      expect.soft(found.highestCard).toBeLessThanOrEqual(one.card);
      if (one.all) expect.soft(found.allCards).toBeLessThanOrEqual(one.all);

      if (one.viewport !== PHONE) return;
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const large = await measure(page);
      expect(large.pageWidth, 'with text twice as large').toBeLessThanOrEqual(PHONE.width);
      expect(large.headerWidth, 'the header with text twice as large').toBeLessThanOrEqual(PHONE.width);
    });
  });
}
