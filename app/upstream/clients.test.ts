import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { offerCache } from '~/bff/cache/offer-cache.server';
import type { UpstreamBinding } from './binding';
import { createSearchClient, type SearchParameters } from './search/client.server';
import { createSuggestClient } from './suggest/client.server';
import { BASE_URL, IDS, testBinding } from '#tests/fixtures/upstream';

const upstream = setupServer();
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const query: SearchParameters = {
  trips: [{ departure: 'LON', arrival: 'NYC', date: '2031-05-04' }],
  travelers: { adults: 2, children: 1, infants: 0, childrenAges: [7] },
  cabin: 'economy',
};

/** Collects the requests; answers with no offers, or with the statuses of `failures` first. */
function answerSearches(...failures: number[]) {
  const bodies: unknown[] = [];
  upstream.use(
    http.post(`${BASE_URL}/frontend_search`, async ({ request }) => {
      bodies.push(await request.json());
      const status = failures.shift();
      if (status) return HttpResponse.json({}, { status });
      return HttpResponse.json({ variants: [], flights: {} });
    }),
  );
  return bodies;
}

describe('search', () => {
  const caches = { ...testBinding().caches, offers: offerCache(null) };
  const bound = (change: Partial<UpstreamBinding>) => createSearchClient(testBinding({ caches, ...change }));

  it('sends the request of the upstream facts', async () => {
    const bodies = answerSearches();
    await createSearchClient(testBinding({ marks: { agent: 'aff' } })).search(query);
    expect(bodies).toEqual([
      {
        trips: query.trips,
        travelers: { adult: 2, child: 1, infant: 0, childrenAges: [7] },
        cabin: 'economy',
        agent: 'aff',
        language: 'EN',
        currency: 'GBP',
        country: 'GB',
        client_platform: 'web',
        filters: { transport_kind: ['airplane', 'train', 'bus'] },
      },
    ]);
  });

  it('is sent once for concurrent and cached reads, and again on renewal', async () => {
    const bodies = answerSearches();
    await bound({}).search(query);
    await bound({ ids: { ...IDS, requestId: 'another', traceId: 'b'.repeat(32) } }).search(structuredClone(query));
    expect(bodies).toHaveLength(1);
    await bound({}).search(query, { renew: true });
    expect(bodies).toHaveLength(2);
  });

  const market = { brand: 'intl', locale: 'en', country: 'GB', currency: 'GBP' } as const;
  it.each<[string, Partial<UpstreamBinding>]>([
    ['brand', { market: { ...market, brand: 'ru' } }],
    ['language', { market: { ...market, locale: 'de' } }],
    ['country', { market: { ...market, country: 'IE' } }],
    ['currency', { market: { ...market, currency: 'EUR' } }],
    ['agent', { marks: { agent: 'aff' } }],
  ])('is sent again for another %s', async (_, change) => {
    const bodies = answerSearches();
    await bound({}).search(query);
    const before = bodies.length;
    await bound(change).search(query);
    expect(bodies).toHaveLength(before + 1);
  });

  it('does not keep a failure', async () => {
    const bodies = answerSearches(403);
    const client = bound({});
    const other: SearchParameters = { ...query, cabin: 'business' };
    await expect(client.search(other)).rejects.toMatchObject({ kind: 'unavailable', code: 'refused' });
    await expect(client.search(other)).resolves.toMatchObject({ variants: [] });
    expect(bodies).toHaveLength(2);
  });

  it.each([
    ['without variants', { flights: {} }],
    ['without flights', { variants: [] }],
    [
      'with an unreadable price',
      { flights: {}, variants: [{ id: '1', price: { amount: 'free', currency: 'EUR' }, segments: [] }] },
    ],
    ['that is a list', []],
  ])('with an answer %s fails instead of being empty', async (_, answer) => {
    upstream.use(http.post(`${BASE_URL}/frontend_search`, () => HttpResponse.json(answer)));
    await expect(createSearchClient(testBinding()).search(query)).rejects.toMatchObject({ kind: 'badContract' });
  });
});

describe('suggest', () => {
  it('makes no call without a text', async () => {
    const client = createSuggestClient(testBinding());
    expect(await client.list('  ')).toEqual([]);
    expect(await client.find('')).toBeNull();
    expect(await client.find("L'N")).toBeNull();
  });

  it('sends text in any alphabet, in the language of the request', async () => {
    let asked: URLSearchParams | undefined;
    upstream.use(
      http.get(`${BASE_URL}/hinter.json`, ({ request }) => {
        asked = new URL(request.url).searchParams;
        return HttpResponse.json({ data: [] });
      }),
    );
    expect(await createSuggestClient(testBinding()).list(' Нью  Йорк&x ', { limit: 3 })).toEqual([]);
    expect(Object.fromEntries(asked ?? [])).toEqual({ str: 'Нью Йорк&x', limit: '3', form_kind: 'all', lang: 'en' });
  });
});
