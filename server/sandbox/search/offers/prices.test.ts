import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswerWire } from '~/upstream/search/contract';
import { hundredthsFromMajor } from '~/market/money';
import { DATE, NOW, request, TestSearch } from './test-search';

let test: TestSearch;
beforeAll(async () => {
  test = await TestSearch.open();
});
afterAll(() => test.close());

describe('prices', () => {
  it('are whole units in currencies without decimals, and exact for a family', async () => {
    const family = { adult: 2, child: 1, infant: 1, childrenAges: [7] };
    const [one, all] = await Promise.all([
      test.search(request(['MOW-AER'], { filters: { transport_kind: ['airplane'] } })),
      test.search(request(['MOW-AER'], { filters: { transport_kind: ['airplane'] }, travelers: family })),
    ]);
    const alone = new Map(
      one.variants.map((variant) => [JSON.stringify([variant.segments, variant.baggage]), variant]),
    );
    let compared = 0;
    for (const variant of all.variants) {
      const adult = Number(alone.get(JSON.stringify([variant.segments, variant.baggage]))?.price.amount);
      if (Number.isNaN(adult)) continue;
      compared += 1;
      expect(variant.price.amount).toMatch(/^\d+$/);
      expect(Number(variant.price.amount)).toBe(2 * adult + Math.round(adult * 0.75) + Math.round(adult * 0.1));
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('have cents where the currency has them, and use the requested currency', async () => {
    const answer = await test.search(request(['LON-NYC'], { currency: 'EUR' }));
    expect(new Set(answer.variants.map((variant) => variant.price.currency))).toEqual(new Set(['EUR']));
    expect(answer.variants.some((variant) => hundredthsFromMajor(String(variant.price.amount)) % 100 !== 0)).toBe(true);
  });

  it('rise towards the departure', async () => {
    const cheapest = async (now: string) => {
      test.now = new Date(now);
      const answer = await test.search(request(['MOW-AER']));
      return Math.min(...answer.variants.map((variant) => Number(variant.price.amount)));
    };
    const [early, late] = [await cheapest('2031-03-01T10:00:00Z'), await cheapest('2031-05-02T10:00:00Z')];
    test.now = new Date(NOW);
    expect(late).toBeGreaterThan(early * 1.3);
  });

  it('are higher in business class, which long flights have', async () => {
    const [economy, business] = await Promise.all([
      test.search(request(['LON-NYC'])),
      test.search(request(['LON-NYC'], { cabin: 'business' })),
    ]);
    expect(Number(business.variants[0]?.price.amount)).toBeGreaterThan(2 * Number(economy.variants[0]?.price.amount));
    expect(business.variants.every((variant) => variant.baggage?.count === 2)).toBe(true);
    expect(Object.values(business.flights).some((flight) => flight.cabin === 'business')).toBe(true);
  });
});

describe('names', () => {
  const inAllCases = (name: string) =>
    Object.fromEntries(['in', 'from', 'through', 'where', 'dative', 'instrumental'].map((form) => [form, name]));

  it('use the requested language, in either spelling of its code, with Russian case forms', async () => {
    const russian = await test.search(request(['MOW-LED'], { language: 'RU', lang: undefined }));
    expect(russian.cities?.['MOW']).toMatchObject({ name: 'Москва', name_cases: { in: 'в Москву', from: 'Москвы' } });
    expect(russian.anyports?.['SVO']).toEqual({ name: 'Шереметьево', city_code: 'MOW', kind: 'airport' });
    expect(russian.airlines?.['SU']).toEqual({ name: 'Аэрофлот', rzd: false });
    const german = await test.search(request(['MOW-LED'], { lang: 'de' }));
    expect(german.cities?.['MOW']).toEqual({ name: 'Moskau', country_code: 'RU', name_cases: inAllCases('Moskau') });
    expect(german.countries?.['RU']).toEqual({ name: 'Russland', name_cases: inAllCases('Russland') });
  });
});

describe('seats', () => {
  it('are stated when few, and reduced by bookings', async () => {
    const body = request(['MOW-LED']);
    const before = await test.search(body);
    const few = before.variants.filter((variant) => variant.seats_left && !variant.fare?.car_kind);
    expect(few.length).toBeGreaterThan(0);
    const byTrain = before.variants.filter(({ fare }) => fare?.car_kind);
    expect(byTrain.length).toBeGreaterThan(0);
    expect(byTrain.filter((variant) => !variant.seats_left)).toEqual([]);
    expect(few.every((variant) => (variant.seats_left ?? 0) >= 1 && (variant.seats_left ?? 0) <= 9)).toBe(true);
    const variant = few.find(({ segments: [trip] }) => {
      const [first = '', ...others] = trip?.flights ?? [];
      return others.length === 0 && before.flights[first]?.transport_kind === 'airplane';
    });
    const key = variant?.segments[0]?.flights[0] ?? '';
    const flight = before.flights[key];
    if (!variant || !flight) throw new Error('no flight with few seats');
    const inventoryKey = `${flight.marketing_carrier}${flight.number}@${DATE}#economy`;
    test.taken.set(inventoryKey, variant.seats_left ?? 0);
    const after = await test.search(body);
    test.taken.clear();
    expect(before.flights).toHaveProperty(key);
    expect(after.flights).not.toHaveProperty(key);
    expect(after.variants.length).toBeLessThan(before.variants.length);
  });

  it('suffice for all who need one', async () => {
    const answer = await test.search(request(['MOW-LED'], { travelers: { adult: 5, child: 4, infant: 0 } }));
    expect(answer.variants.length).toBeGreaterThan(0);
    expect(answer.variants.every((variant) => (variant.seats_left ?? 9) >= 9)).toBe(true);
  });
});

describe('order', () => {
  it('follows the price, or also the duration on request', async () => {
    const amounts = (answer: SearchAnswerWire) => answer.variants.map((variant) => Number(variant.price.amount));
    const byPrice = amounts(await test.search(request(['LON-NYC'], { sort_by: 'price' })));
    expect(byPrice).toEqual([...byPrice].sort((a, b) => a - b));
    const byCost = await test.search(request(['LON-NYC'], { sort_by: 'aggregated_cost' }));
    expect(amounts(byCost)).not.toEqual(byPrice);
    expect([...amounts(byCost)].sort((a, b) => a - b)).toEqual(byPrice);
  });
});
