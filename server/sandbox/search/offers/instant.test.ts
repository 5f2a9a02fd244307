import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { searchAnswer, type SearchAnswerWire } from '~/upstream/search/contract';
import { prepareWorld } from '../../world/prepare';
import { findOffer } from './offers';
import { instantSearchService } from './service';
import { NOW, request, TestSearch } from './test-search';

let test: TestSearch;
beforeAll(async () => {
  prepareWorld();
  test = await TestSearch.open();
});
afterEach(() => {
  test.now = new Date(NOW);
  test.taken.clear();
});
afterAll(() => test.close());

async function instant(body: object): Promise<SearchAnswerWire> {
  const handler = instantSearchService.routes['POST /frontend_search'];
  const asked = { method: 'POST', path: '', query: new URLSearchParams(), body, headers: {}, params: {} };
  const reply = await handler?.(asked, test.context);
  if (!reply || !('json' in reply)) throw new Error('no JSON');
  searchAnswer.parse(reply.json);
  return reply.json as SearchAnswerWire;
}

const minutesOf = (answer: SearchAnswerWire) => (variant: SearchAnswerWire['variants'][number]) =>
  variant.segments
    .map(({ flights }) => flights.map((key) => answer.flights[key]))
    .map(
      (segments) =>
        Date.parse(segments.at(-1)?.arrival_datetime ?? '') - Date.parse(segments.at(0)?.departure_datetime ?? ''),
    )
    .reduce((sum, trip) => sum + trip, 0);

describe('the instant search', () => {
  it.each([
    ['one way', ['LON-NYC'], {}],
    ['there and back', ['MOW-AER', 'AER-MOW'], {}],
    ['three trips, business', ['LON-PAR', 'PAR-ROM', 'ROM-LON'], { cabin: 'business' }],
    ['a family', ['BER-LIS'], { travelers: { adult: 2, child: 1, infant: 1, childrenAges: [5] }, currency: 'EUR' }],
    ['in order of cost', ['LON-SYD'], { sort_by: 'aggregated_cost' }],
  ] as const)('returns a part of the full answer, with its best offers: %s', async (_, pairs, change) => {
    const body = request([...pairs], change as object);
    const some = await instant(body);
    test.now = new Date(Date.parse(NOW) + 120_000);
    const all = await test.search(body);
    expect(some.variants.length).toBeGreaterThan(0);
    expect(some.variants.length).toBeLessThanOrEqual(24);
    const byId = new Map(all.variants.map((variant) => [variant.id, variant]));
    for (const variant of some.variants) expect(byId.get(variant.id)).toEqual(variant);
    for (const [key, flight] of Object.entries(some.flights)) expect(all.flights[key]).toEqual(flight);
    const least = (answer: SearchAnswerWire, of: (variant: SearchAnswerWire['variants'][number]) => number) =>
      Math.min(...answer.variants.map(of));
    expect(least(some, ({ price }) => Number(price.amount))).toBe(least(all, ({ price }) => Number(price.amount)));
    expect(least(some, minutesOf(some))).toBe(least(all, minutesOf(all)));
    expect(await findOffer(some.variants[0]?.id ?? '', test.context)).toMatchObject({ session: { trips: body.trips } });
  });

  it('shares the session of an earlier search', async () => {
    const body = request(['BER-ATH']);
    const all = await test.search(body);
    const some = await instant(body);
    expect(all.variants.map(({ id }) => id)).toEqual(expect.arrayContaining(some.variants.map(({ id }) => id)));
  });

  it('has another session for another currency, or minutes later', async () => {
    const sessionOf = (answer: SearchAnswerWire) => answer.variants[0]?.id.slice(0, 32);
    const first = sessionOf(await instant(request(['BER-ATH'])));
    expect(sessionOf(await instant(request(['BER-ATH'], { currency: 'EUR' })))).not.toBe(first);
    test.now = new Date(Date.parse(NOW) + 180_000);
    expect(sessionOf(await instant(request(['BER-ATH'])))).not.toBe(first);
  });

  it('ignores the artificial delay of the search, and finds nothing where there are no flights', async () => {
    test.context.settings.searchDelayMs = 60_000;
    expect((await instant(request(['LON-NYC']))).variants.length).toBeGreaterThan(0);
    test.context.settings.searchDelayMs = 0;
    expect(await instant(request(['LON-QQQ']))).toMatchObject({ variants: [], flights: {} });
  });
});
