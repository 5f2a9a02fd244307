import { describe, expect, it, vi } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { parseSearchUrl } from '~/features/search/query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { OneWayQuery, SeenOneWay } from '~/upstream/price-calendar/client.server';
import { keptMonthPrices, monthList, renewMonthPrices } from './month-prices.server';
import { LONDON, OSLO, ROME } from './testing/sources';

const NOW = new Date('2031-04-25T12:00:00Z');
const BRITISH = resolveMarket({
  brand: BRANDS.intl,
  url: new URL('http://shop/?country=GB&locale=en'),
  cookies: new Map(),
  acceptLanguage: null,
});
const way = (departure: typeof LONDON, arrival: typeof LONDON) => ({
  departure,
  arrival,
  price: null,
  departureDate: null,
});
const DIRECTIONS = [way(LONDON, ROME), way(LONDON, OSLO)];

/** Prices of so many days from a day on, each a pound dearer than the day before; the tenth costs least of all. */
function seenFrom(first: string, days: number, seenAt = '2031-04-25T09:15:00Z'): SeenOneWay {
  const prices = Array.from({ length: days }, (_, index) => {
    const departureDate = addDays(first, index);
    const amount = departureDate.endsWith('-10') ? 3_000 : 5_000 + index * 100;
    return { departureDate, returnDate: null, price: { amount, currency: 'GBP' as const } };
  });
  return { prices, seenAt };
}

function calendarWith(kept: Record<string, SeenOneWay>) {
  const priceCalendar = {
    findSeenOneWay: vi.fn(({ from }: OneWayQuery) => Promise.resolve(kept[from] ?? null)),
    listSeenOneWay: vi.fn(() => Promise.resolve(seenFrom('2031-04-25', 180))),
  };
  return { priceCalendar, context: { upstream: { priceCalendar }, market: BRITISH } as never };
}

describe('the months of a popular route', () => {
  const list = (seen: SeenOneWay) =>
    monthList({ direction: DIRECTIONS[0]!, seen }, BRITISH, getTranslator('en', 'home'), NOW);

  it('are six, each with its lowest fare and the search of that day', () => {
    const { title, note, rows, pages } = list(seenFrom('2031-04-25', 220))!;
    expect(title).toBe('London – Rome: lowest fare by month');
    expect(note).toContain('09:15 UTC');
    // Six days are left of April, too few.
    expect(rows.map(({ departure, price }) => `${departure} ${price}`)).toEqual(
      ['May', 'June', 'July', 'August', 'September', 'October'].map((month) => `${month} from £30.00`),
    );
    const days = rows.map(({ href }) => {
      const parsed = parseSearchUrl(new URL(href, 'http://shop'), '2031-04-25');
      expect(href).toContain('Airplane');
      return 'query' in parsed ? parsed.query.trips[0]?.date : null;
    });
    expect(days).toEqual(['05', '06', '07', '08', '09', '10'].map((month) => `2031-${month}-10`));
    expect(pages.map(({ href }) => href.split('?')[0])).toEqual(['/routes/london-lon/rome-rom', '/low-prices/LON-ROM']);
  });

  it('are not shown when days have passed, or too few are known', () => {
    expect(list(seenFrom('2031-01-01', 110))).toBeNull();
    expect(list(seenFrom('2031-05-01', 65))).toBeNull();
  });
});

describe('prices by month', () => {
  it('are those at hand, also of yesterday: a visitor asks for none', async () => {
    const { context, priceCalendar } = calendarWith({ '2031-04-23': seenFrom('2031-04-23', 90) });
    // It is still the 24th somewhere, and the shop asked the day before.
    const kept = await keptMonthPrices(context, DIRECTIONS, new Date('2031-04-25T10:00:00Z'));
    expect(kept?.direction.arrival.code).toBe('ROM');
    expect(await keptMonthPrices(context, [], NOW)).toBeNull();
    expect(await keptMonthPrices(calendarWith({}).context, DIRECTIONS, NOW)).toBeNull();
    expect(priceCalendar.listSeenOneWay).not.toHaveBeenCalled();
  });

  it.each([
    ['are asked for when there are none', {}, 1],
    ['are left alone while they are young', { '2031-04-25': seenFrom('2031-04-25', 180) }, 0],
    ['are asked for again after three hours', { '2031-04-25': seenFrom('2031-04-25', 180, '2031-04-25T08:59:00Z') }, 1],
  ])('%s', async (_, kept, calls) => {
    const { context, priceCalendar } = calendarWith(kept as Record<string, SeenOneWay>);
    await renewMonthPrices(context, DIRECTIONS, NOW);
    expect(priceCalendar.listSeenOneWay).toHaveBeenCalledTimes(calls);
  });
});
