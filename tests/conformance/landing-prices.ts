import { expect } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { monthOf } from '~/dates/month-grid';
import type { SeenPrices } from '~/features/landings/block';
import type { LandingScreen } from '~/features/landings/screen.server';
import { formatSeen } from '~/features/search/calendar/seen-at.server';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { START } from '#server/sandbox/testing/test-sandbox';

const TODAY = START.slice(0, 10);
const DAYS = 120;
/** Another moment than now, so that a page which tells the time of its making is found out. */
const SEEN_AT = `${addDays(TODAY, -1)}T21:47:00.000Z`;
const BAG = 2_300;

/** A calendar with another price on every day, which costs nothing to compute; that of the sandbox is compared with its search elsewhere. */
export function inventedPrices({ currency }: Pick<Market, 'currency'>): SeenPrices {
  const prices = Array.from({ length: DAYS }, (_, index) => ({
    departureDate: addDays(TODAY, index + 1),
    returnDate: null,
    // 7919 is a prime, so no two days have one price.
    price: { amount: 500_000 + ((index * 7_919) % 100_003) * 100, currency },
  }));
  const [cheapest] = prices.toSorted((a, b) => a.price.amount - b.price.amount);
  const withBag = { ...cheapest!, price: { amount: cheapest!.price.amount + BAG * 100, currency } };
  return { prices, seenAt: SEEN_AT, withBag };
}

/**
 * Counts the prices that a page of a route has to show: of each month, of each day of the week, the lowest one, and the
 * lowest with baggage, which is not known of one airline among all that fly the route.
 */
export function expectedPrices({ prices }: SeenPrices, isOfAirline: boolean): number {
  const months = new Set(prices.map(({ departureDate }) => monthOf(departureDate))).size;
  return months + 7 + (isOfAirline ? 1 : 2);
}

/**
 * Checks that every price of a page is that of the day, and of the baggage, which its search asks for, and that the page says
 * when it was seen.
 * @returns the number of prices
 */
export function expectPricesToAgree(screen: LandingScreen, prices: SeenPrices, market: Market, path: string): number {
  const said = screen.blocks.flatMap((block): { price: string; href: string }[] => {
    if (block.name === 'prices') return [...block.screen.months, ...block.screen.weekdays];
    if (block.name !== 'facts') return [];
    return block.screen.facts.flatMap(({ value, href, isSearch }) =>
      isSearch && href ? [{ price: value, href }] : [],
    );
  });
  for (const { price, href } of said) {
    const parsed = parseSearchUrl(new URL(href, 'https://shop.example'), TODAY);
    if (!('query' in parsed)) throw new Error(`${path}: no search behind ${href}`);
    const [trip, back] = parsed.query.trips;
    const day = prices.prices.find(({ departureDate }) => departureDate === trip?.date);
    const expected = href.includes('WithBaggages') ? prices.withBag : day;
    expect.soft([path, price, back]).toEqual([path, formatMoney(expected!.price, market.locale), undefined]);
    expect.soft(href, path).toContain('Airplane');
  }
  const notes = screen.blocks.flatMap((block) => (block.name === 'prices' ? [block.screen.note] : []));
  expect.soft(notes.join(), path).toContain(formatSeen(SEEN_AT, market));
  return said.length;
}
