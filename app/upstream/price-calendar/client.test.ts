import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerCache, memoryStore } from '~/bff/cache/cache.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { BASE_URL, testBinding } from '#tests/fixtures/upstream';
import { createPriceCalendarClient, type OneWayQuery } from './client.server';

const upstream = setupServer();
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

const query: OneWayQuery = { departure: 'BER', arrival: 'ATH', from: '2031-05-01', to: '2031-05-09', cabin: 'economy' };
const solution = { price: { amount: 10_450, currency: 'EUR' }, departure_date: '2031-05-04' };
const told = { departureDate: '2031-05-04', returnDate: null, price: { amount: 10_450, currency: 'EUR' } };

/** Answers a path with each of `answers` in turn, repeating the last one; collects the requests. */
function answer(path: string, ...answers: (() => Response)[]) {
  const bodies: unknown[] = [];
  upstream.use(
    http.post(`${BASE_URL}${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return (answers.length > 1 ? answers.shift() : answers[0])?.() as HttpResponse<null>;
    }),
  );
  return bodies;
}

const nothing = () => new Response(null, { status: 204 });
const found = () => HttpResponse.json({ solutions: [solution] });

describe('the request', () => {
  it('one way follows the upstream facts', async () => {
    const bodies = answer('/api/v2/one_way', found);
    expect(await createPriceCalendarClient(testBinding()).listOneWay(query)).toEqual([told]);
    expect(bodies).toEqual([
      {
        departure: 'BER',
        arrival: 'ATH',
        departure_date: { from: '2031-05-01', to: '2031-05-09' },
        cabin_class: 'economy',
        currency: 'GBP',
        filters: { airplane_only: null, is_direct: null, with_baggage: null },
      },
    ]);
  });

  it('there and back, with filters', async () => {
    const bodies = answer('/api/v2/round_trip', () =>
      HttpResponse.json({ solutions: [{ ...solution, return_date: '2031-05-20' }] }),
    );
    const prices = await createPriceCalendarClient(testBinding()).listRoundTrip({
      ...query,
      returnFrom: '2031-05-18',
      returnTo: '2031-05-24',
      filters: { isDirect: true, withBaggage: false },
    });
    expect(prices).toEqual([{ ...told, returnDate: '2031-05-20' }]);
    expect(bodies).toMatchObject([
      {
        return_date: { from: '2031-05-18', to: '2031-05-24' },
        filters: { airplane_only: null, is_direct: true, with_baggage: false },
      },
    ]);
  });

  it('by train alone: also refuses planes, for a service that does not know the filter', async () => {
    const bodies = answer('/api/v2/one_way', nothing);
    await createPriceCalendarClient(testBinding()).listOneWay({ ...query, filters: { trainOnly: true } });
    expect(bodies).toMatchObject([{ filters: { airplane_only: false, train_only: true } }]);
  });

  it('several directions', async () => {
    const bodies = answer('/v2/one_way/batch', () =>
      HttpResponse.json({ solutions: [{ ...solution, departure: 'BER', arrival: 'ATH' }] }),
    );
    const prices = await createPriceCalendarClient(testBinding()).listOneWayBatch({
      directions: [query],
      cabin: 'economy',
    });
    expect(prices).toEqual([{ ...told, departure: 'BER', arrival: 'ATH' }]);
    expect(bodies).toMatchObject([{ directions: [{ departure: 'BER', departure_date: { from: '2031-05-01' } }] }]);
  });
});

describe('an answer', () => {
  it('is empty with 204', async () => {
    answer('/api/v2/one_way', nothing);
    expect(await createPriceCalendarClient(testBinding()).listOneWay(query)).toEqual([]);
  });

  it.each([
    ['without a list', {}],
    ['with an amount that is no integer', { solutions: [{ ...solution, price: { amount: 104.5, currency: 'EUR' } }] }],
    ['with a day that does not exist', { solutions: [{ ...solution, departure_date: '2031-02-31' }] }],
    ['in an unknown currency', { solutions: [{ ...solution, price: { amount: 1, currency: 'XXX' } }] }],
  ])('%s breaks the contract', async (_, json) => {
    answer('/api/v2/one_way', () => HttpResponse.json(json));
    await expect(createPriceCalendarClient(testBinding()).listOneWay(query)).rejects.toMatchObject({
      kind: 'badContract',
      service: 'priceCalendar',
    });
  });
});

describe('the cache', () => {
  const calendar = answerCache('calendar', memoryStore('calendar'));
  const bound = (change: Partial<UpstreamBinding> = {}) =>
    createPriceCalendarClient(testBinding({ caches: { ...testBinding().caches, calendar }, ...change }));
  const market = { brand: 'intl', locale: 'en', country: 'GB', currency: 'GBP' } as const;

  it('keeps prices and empty results, but no failure', async () => {
    const bodies = answer('/api/v2/one_way', () => HttpResponse.json({}, { status: 403 }), found);
    await expect(bound().listOneWay(query)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await bound().listOneWay(query)).toEqual([told]);
    expect(await bound().listOneWay({ ...query })).toEqual([told]);
    expect(bodies).toHaveLength(2);
    const asked = answer('/api/v2/one_way', nothing);
    await bound().listOneWay({ ...query, arrival: 'QQQ' });
    expect(await bound().listOneWay({ ...query, arrival: 'QQQ' })).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Partial<UpstreamBinding>, Partial<OneWayQuery>]>([
    ['another currency', { market: { ...market, currency: 'EUR' } }, {}],
    ['another country', { market: { ...market, country: 'IE' } }, {}],
    ['the other brand', { market: { ...market, brand: 'ru' } }, {}],
    ['another cabin', {}, { cabin: 'business' }],
    ['another filter', {}, { filters: { isDirect: true } }],
    ['other days', {}, { to: '2031-05-10' }],
  ])('has no entry for %s', async (_, change, other) => {
    const bodies = answer('/api/v2/one_way', found);
    await bound().listOneWay(query);
    const before = bodies.length;
    await bound(change).listOneWay({ ...query, ...other });
    expect(bodies).toHaveLength(before + 1);
  });

  it('joins concurrent requests', async () => {
    const bodies = answer('/api/v2/one_way', found);
    const client = createPriceCalendarClient(testBinding());
    await Promise.all([client.listOneWay(query), client.listOneWay(query)]);
    expect(bodies).toHaveLength(1);
  });
});
