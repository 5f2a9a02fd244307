import { describe, expect, it } from 'vitest';
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
});
