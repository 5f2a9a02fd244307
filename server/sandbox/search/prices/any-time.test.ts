import { beforeAll, expect, it } from 'vitest';
import { dateOfDay } from '../../world/time-zones';
import { places } from '../../world/places';
import { prepareWorld } from '../../world/prepare';
import { NO_FILTERS } from '../price-calendar/cheapest';
import { pricesOn } from '../price-calendar/prices';
import { findPrices } from '../price-map/finding';
import { readQuestion } from '../price-map/question';
import { endpoints } from '~/upstream/price-map/contract';
import { fromDollars } from '../offers/rates';
import { popularFrom } from '../landings/popular';
import { anyTimeDays } from './any-time';
import { cheapestTicket } from './cheapest-ticket';

beforeAll(() => prepareWorld());

const NOW = new Date('2031-11-24T10:00:00Z');
const CONTEXT = { now: () => NOW, seatsTaken: () => 0, berthsTaken: () => Promise.resolve([]) };
const DAYS = anyTimeDays(NOW);
const DATES = DAYS.map((day) => ({ day, back: null }));

/** Nine days of three months are priced. */
const MOST = 1.1;

/** Prices every day of any time. */
async function lowest(departure: string, arrival: string, airplaneOnly: true | null) {
  const terms = { cabin: 'economy', currency: 'EUR', filters: { ...NO_FILTERS, airplaneOnly } } as const;
  const prices = [];
  for await (const price of pricesOn({ departure, arrival }, DATES, terms, CONTEXT)) prices.push(price);
  return prices.reduce((least, price) => (price.amount < least.amount ? price : least));
}

it('the map names a price near the lowest of all days of any time', async () => {
  const wire = { from: dateOfDay(DAYS[0]!), to: dateOfDay(DAYS.at(-1)!) };
  const body = { departure: 'LON', arrivals: ['ANYW'], departure_date: wire, currency: 'EUR', limit: 8 };
  const question = readQuestion(endpoints.listDestinations.request.parse(body))!;
  const { prices } = await findPrices(question, CONTEXT, 60_000);
  expect(prices).toHaveLength(8);
  for (const { city, amount } of prices) {
    expect(amount, city.code).toBeLessThanOrEqual(MOST * (await lowest('LON', city.code, null)).amount);
  }
}, 60_000);

it.each(['LON', 'MOW', 'BER'])(
  'each tile of %s has a cheap day of its own city',
  async (code) => {
    const home = places().city.get(code)!;
    const days = new Set<string>();
    for (const { city } of popularFrom(home).slice(0, 6)) {
      const ticket = (await cheapestTicket(home, city, NOW))!;
      const least = await lowest(code, city.code, true);
      expect(fromDollars(ticket.dollars, 'EUR'), city.code).toBeLessThanOrEqual(MOST * least.amount);
      days.add(ticket.date);
    }
    expect(days.size).toBeGreaterThan(1);
  },
  60_000,
);
