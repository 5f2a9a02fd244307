import { describe, expect, it } from 'vitest';
import { lastingCache, memoryStore } from '~/bff/cache/cache.server';
import type { Transport } from '~/upstream/http.server';
import { testBinding } from '#tests/fixtures/upstream';
import { createPriceMapClient } from './client.server';

const CITIES = Array.from({ length: 500 }, (_, index) => ({ code: `Q${index}` }));
const DATES = { from: '2031-05-01', to: '2031-05-31' };
const QUERY = { departure: 'LON', arrivals: ['ANYW'], departures: DATES, returns: null, cabin: 'economy' } as const;

describe('the price map', () => {
  it.each([
    [true, 100, 100],
    [false, 100, 100],
    [true, undefined, 60],
  ])('takes no more cities than it asked for; complete: %s, limit: %s', async (isComplete, limit, expected) => {
    const transport = {
      call: () => Promise.resolve({ destinations: CITIES, pending: [], isComplete }),
    } as unknown as Transport;
    const client = createPriceMapClient(testBinding({ transport }));
    const answer = await client.listDestinations({ ...QUERY, ...(limit && { limit }) });
    expect([answer.destinations.length, answer.isComplete]).toEqual([expected, isComplete]);
  });

  it('lends the last prices to cities that are being priced anew', async () => {
    const city = (code: string, amount: number) => ({ code, price: { amount, currency: 'EUR' } });
    const answers = [
      { destinations: [city('RIX', 1), city('OSL', 2)], pending: [], isComplete: true },
      { destinations: [city('RIX', 3)], pending: [{ code: 'OSL' }], isComplete: false },
      { destinations: [city('RIX', 3)], pending: [{ code: 'OSL' }, { code: 'WAW' }], isComplete: false },
    ];
    const transport = { call: () => Promise.resolve(answers.shift()) } as unknown as Transport;
    const caches = { ...testBinding().caches, lasting: lastingCache(memoryStore('lasting')) };
    const client = createPriceMapClient(testBinding({ transport, caches }));
    await client.listDestinations(QUERY);
    const again = await client.listDestinations(QUERY);
    expect(again).toEqual({ destinations: [city('RIX', 3), city('OSL', 2)], pending: [], isComplete: true });
    const more = await client.listDestinations(QUERY);
    expect([more.isComplete, more.pending]).toEqual([false, [{ code: 'WAW' }]]);
  });
});
