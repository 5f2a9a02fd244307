import { request as httpRequest } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '#tests/setup/fixtures';
import { expectAnswer, list, object, type Json } from '#tests/journeys/search-facts';
import { dateIn } from '#tests/journeys/travellers';

/** A client of the search service that knows only the public facts about it. */
test.describe('POST /frontend_search', () => {
  const trip = (departure: string, arrival: string, inDays: number) => ({ departure, arrival, date: dateIn(inDays) });
  const REQUEST = {
    trips: [trip('LON', 'NYC', 40), trip('NYC', 'LON', 50)],
    travelers: { adult: 1, child: 0, infant: 0, childrenAges: [] },
    cabin: 'economy',
    agent: 'context_b',
    language: 'RU',
    currency: 'RUB',
    client_platform: 'web',
    filters: { transport_kind: ['airplane'] },
    sort_by: 'aggregated_cost',
    short_response: false,
  };

  const ask = async (sandboxPort: number, body: unknown, headers: Record<string, string> = {}): Promise<Json> => {
    const response = await fetch(`http://127.0.0.1:${sandboxPort}/search/frontend_search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return object(await response.json());
  };

  test('a round trip: every code of the answer is in its maps', async ({ address }) => {
    const { variants, flights } = expectAnswer(await ask(address.sandboxPort, REQUEST), 2, 'RUB');
    const withConnections = Object.values(flights).filter((flight) => object(flight).transfer_duration !== null);
    expect(withConnections.length, 'there are connections to look at').toBeGreaterThan(0);
    const itineraries = new Set(variants.map((variant) => JSON.stringify(variant.segments)));
    expect(itineraries.size, 'one itinerary comes with and without a bag').toBeLessThan(variants.length);
  });

  test('one way, a thin pair, several legs, airports, other currencies', async ({ address }) => {
    const searches: [unknown[], string][] = [
      [[trip('MOW', 'AER', 30)], 'RUB'],
      [[trip('GOH', 'USH', 30)], 'EUR'],
      [[trip('LHR', 'JFK', 30)], 'USD'],
      [[trip('WAW', 'TYO', 30), trip('TYO', 'SEL', 37), trip('SEL', 'WAW', 44)], 'PLN'],
    ];
    for (const [trips, currency] of searches) {
      expectAnswer(await ask(address.sandboxPort, { ...REQUEST, trips, currency }), trips.length, currency);
    }
  });

  test('language in both spellings, with the cases of Russian names', async ({ address }) => {
    const { language: _language, ...request } = REQUEST;
    for (const spoken of [{ language: 'RU' }, { lang: 'ru' }]) {
      const { cities, countries } = await ask(address.sandboxPort, { ...request, ...spoken });
      expect(object(object(cities).LON).name).toBe('Лондон');
      for (const named of [object(cities).LON, object(countries).GB]) {
        const cases = object(object(named).name_cases);
        for (const name of ['in', 'from', 'through', 'where', 'dative', 'instrumental']) {
          expect(cases[name], name).toEqual(expect.any(String));
        }
      }
    }
    const { cities } = await ask(address.sandboxPort, { ...request, lang: 'en' });
    expect(object(cities).LON).toMatchObject({ name: 'London', name_cases: { from: 'London', where: 'London' } });
  });

  test('optional fields may be missing, unknown ones are ignored', async ({ address }) => {
    const least = {
      trips: REQUEST.trips,
      travelers: { adult: 1, child: 0, infant: 0 },
      cabin: 'economy',
      currency: 'RUB',
    };
    expectAnswer(await ask(address.sandboxPort, least), 2, 'RUB');
    expectAnswer(await ask(address.sandboxPort, { ...REQUEST, unknown: { deep: [1] }, sort_by: 'price' }), 2, 'RUB');
  });

  test('prices are for all travellers together', async ({ address }) => {
    const cheapest = async (travelers: unknown) => {
      const { variants } = await ask(address.sandboxPort, { ...REQUEST, travelers });
      return Math.min(...list(variants).map((variant) => Number(object(object(variant).price).amount)));
    };
    const one = await cheapest({ adult: 1, child: 0, infant: 0 });
    const two = await cheapest({ adult: 2, child: 0, infant: 0, childrenAges: [] });
    const family = await cheapest({ adult: 2, child: 1, infant: 1, childrenAges: [7] });
    expect(two).toBeGreaterThan(one * 1.9);
    expect(family).toBeGreaterThan(two);
  });

  test('works with and without gzip', async ({ address }) => {
    const body = JSON.stringify(REQUEST);
    const { headers, content } = await new Promise<{ headers: Json; content: Buffer }>((resolve, reject) => {
      const sent = httpRequest(
        `http://127.0.0.1:${address.sandboxPort}/search/frontend_search`,
        { method: 'POST', headers: { 'content-type': 'application/json', 'accept-encoding': 'gzip' } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => resolve({ headers: response.headers, content: Buffer.concat(chunks) }));
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
    const json = headers['content-encoding'] === 'gzip' ? gunzipSync(content) : content;
    expectAnswer(object(JSON.parse(json.toString('utf8'))), 2, 'RUB');
  });

  test('an empty result has both keys', async ({ address }) => {
    const answer = await ask(address.sandboxPort, { ...REQUEST, filters: { transport_kind: ['train'] } });
    expect(answer.variants).toEqual([]);
    expect(answer.flights).toEqual({});
  });
});
