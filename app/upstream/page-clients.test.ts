import { http, HttpResponse, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerCache, lastingCache, memoryStore } from '~/bff/cache/cache.server';
import { offerCache } from '~/bff/cache/offer-cache.server';
import type { UpstreamBinding } from './binding';
import { createDirectionsClient } from './directions/client.server';
import { createFeedbackClient } from './feedback/client.server';
import { createLandingsClient, popularCitiesLimit } from './landings/client.server';
import { createSalesClient } from './sales/client.server';
import { createSettingsClient } from './settings/client.server';
import { createSocialClient } from './social/client.server';
import { createTextsClient } from './texts/client.server';
import { BASE_URL, testBinding } from '#tests/fixtures/upstream';

/** Clients of the services behind the frame and the home page: their requests, caching and tolerance. */
const upstream = setupServer();
beforeAll(() => upstream.listen({ onUnhandledRequest: 'error' }));
afterEach(() => upstream.resetHandlers());
afterAll(() => upstream.close());

/** Answers a path; returns the queries and bodies of its requests. */
function answer(path: string, json: JsonBodyType | (() => JsonBodyType)) {
  const asked: { query: Record<string, string>; body: unknown }[] = [];
  upstream.use(
    http.all(`${BASE_URL}${path}`, async ({ request }) => {
      const text = await request.text();
      asked.push({
        query: Object.fromEntries(new URL(request.url).searchParams),
        body: text === '' ? null : (JSON.parse(text) as unknown),
      });
      return HttpResponse.json(typeof json === 'function' ? (json as () => JsonBodyType)() : json);
    }),
  );
  return asked;
}

const GERMAN = { brand: 'intl', locale: 'de', country: 'DE', currency: 'EUR' } as const;
const cached = (): UpstreamBinding['caches'] => ({
  short: answerCache('short', memoryStore('short')),
  calendar: answerCache('calendar', memoryStore('calendar')),
  long: answerCache('long', memoryStore('long')),
  lasting: lastingCache(memoryStore('lasting')),
  offers: offerCache(null),
});

describe('settings', () => {
  const versions = (entries: Record<string, string>) => ({
    status: 'success',
    configs: Object.entries(entries).map(([name, version]) => ({ name, version })),
  });
  const configs = (entries: Record<string, JsonBodyType>) => ({
    status: 'success',
    configs: Object.entries(entries).map(([name, value]) => ({ name, value })),
  });
  const checker = { is_enabled: true, url: 'https://visa.example/', note: 'unknown keys pass' };

  it('fetches the values of existing configs', async () => {
    answer('/versions.json', versions({ visa_checker: '1' }));
    const asked = answer('/get_configs.json', configs({ visa_checker: checker }));
    const found = await createSettingsClient(testBinding()).findConfigs(['visa_checker', 'faq']);
    expect(found).toEqual({ visa_checker: { isEnabled: true, url: 'https://visa.example/' }, faq: null });
    expect(asked.map(({ query }) => query)).toEqual([{ names: 'visa_checker', brand: 'intl' }]);
  });

  it('makes no second call without configs', async () => {
    answer('/versions.json', versions({}));
    expect(await createSettingsClient(testBinding()).findConfigs(['faq'])).toEqual({ faq: null });
  });

  it('caches values until there is another version', async () => {
    let version = '1';
    answer('/versions.json', () => versions({ visa_checker: version }));
    const asked = answer('/get_configs.json', configs({ visa_checker: checker }));
    const { long } = cached();
    // The list of versions is fetched each time, as it would be minutes later.
    const find = () =>
      createSettingsClient(testBinding({ caches: { ...cached(), long } })).findConfigs(['visa_checker']);
    await find();
    await find();
    expect(asked).toHaveLength(1);
    version = '2';
    await find();
    expect(asked).toHaveLength(2);
  });

  it.each<[string, JsonBodyType]>([
    ['of another shape', ['no']],
    ['absent', null],
    ['with a link that is a script', { is_enabled: true, url: 'javascript:alert(1)' }],
    ['with a link to whatever protocol', { is_enabled: true, url: '//evil.example' }],
  ])('omits only a config %s', async (_, value) => {
    answer('/versions.json', versions({ visa_checker: '1', hotels: '1' }));
    const hotels = { is_enabled: true, partner_name: 'Inn', url: '/hotels', label: 'l' };
    answer('/get_configs.json', configs({ visa_checker: value, hotels }));
    const found = await createSettingsClient(testBinding()).findConfigs(['visa_checker', 'hotels']);
    expect(found.visa_checker).toBeNull();
    expect(found.hotels).toMatchObject({ partnerName: 'Inn', isChecked: false });
  });

  it.each([{ status: 'fail', error: 'serverError' }, { configs: [] }, []])('rejects %j', async (document) => {
    answer('/versions.json', document);
    await expect(createSettingsClient(testBinding()).findConfigs(['faq'])).rejects.toMatchObject({
      kind: 'badContract',
    });
  });

  it('keeps flags of brands and countries apart', async () => {
    const asked = answer('/features.json', { status: 'success', features: { hotels: true } });
    const caches = cached();
    for (const country of ['DE', 'DE', 'FR'] as const) {
      await createSettingsClient(testBinding({ caches, market: { ...GERMAN, country } })).getFeatures();
    }
    expect(asked.map(({ query }) => query)).toEqual([
      { brand: 'intl', country: 'DE' },
      { brand: 'intl', country: 'FR' },
    ]);
  });

  it('returns no flag of a product that was switched off more than five minutes ago', async () => {
    const clock = { now: 0 };
    const caches = { ...cached(), lasting: lastingCache(memoryStore('lasting'), () => clock.now) };
    const { getFeatures } = createSettingsClient(testBinding({ caches }));
    answer('/features.json', { status: 'success', features: { packets: true } });
    expect(await getFeatures()).toEqual({ packets: true });
    answer('/features.json', { status: 'success', features: { packets: false } });
    clock.now = 301_000;
    expect(await getFeatures()).toEqual({ packets: false });
  });
});

describe('texts', () => {
  it('fetches each key once, in the language of the page', async () => {
    const asked = answer('/texts/get.json', { status: 'success', data: { texts: { a: 'Ja' } } });
    const caches = cached();
    const { list } = createTextsClient(testBinding({ caches, market: GERMAN }));
    expect(await list(['b', 'a', 'b'])).toEqual({ a: 'Ja' });
    await list(['a', 'b']);
    await createTextsClient(testBinding({ caches, market: { ...GERMAN, locale: 'fr' } })).list(['a', 'b']);
    expect(asked.map(({ body }) => body)).toEqual([
      { v: '2.0', keys: ['a', 'b'], lang: 'de', brand: 'intl' },
      { v: '2.0', keys: ['a', 'b'], lang: 'fr', brand: 'intl' },
    ]);
  });
});

describe('social', () => {
  it('sends the request of the specification', async () => {
    const network = { code: 'x', title: 'X', url: 'https://x.example/shop' };
    const asked = answer('/social_networks.json', { status: 'success', data: { social_networks: [network] } });
    expect(await createSocialClient(testBinding({ market: GERMAN })).list('shop.example')).toEqual([network]);
    expect(asked[0]?.query).toEqual({ client_name: 'site', country: 'DE', lang: 'de', domain: 'shop.example' });
  });

  it('leaves out a script as a link', async () => {
    const network = { code: 'x', title: 'X', url: 'javascript:alert(1)' };
    answer('/social_networks.json', { status: 'success', data: { social_networks: [network] } });
    expect(await createSocialClient(testBinding()).list('shop.example')).toEqual([]);
  });
});

describe('directions', () => {
  it.each(['', '..', 'a/b', 'MOWX', 'мск'])('makes no call for "%s"', async (code) => {
    const { listFrequent, listByAirline } = createDirectionsClient(testBinding());
    expect(await listFrequent('city', code)).toEqual([]);
    expect(await listByAirline(code)).toEqual([]);
  });

  it('asks for fifteen by default', async () => {
    const asked = answer('/frequent_directions/country/RU', { directions: [] });
    const { listFrequent } = createDirectionsClient(testBinding());
    await listFrequent('country', 'RU');
    await listFrequent('country', 'RU', { limit: 3 });
    expect(asked.map(({ query }) => query.limit)).toEqual(['15', '3']);
  });
});

describe('landings', () => {
  it.each([
    [0, false, 6],
    [0, true, 6],
    [5, false, 6],
    [6, false, 18],
    [6, true, 30],
    [23, false, 18],
    [24, false, 30],
    [24, true, 30],
  ] as const)('after %i cities, filtered: %s, asks for %i', (offset, hasTags, limit) => {
    expect(popularCitiesLimit(offset, hasTags)).toBe(limit);
  });

  it('asks for a filtered part of the list, in the language and currency of the page', async () => {
    const asked = answer('/popular_cities', { cities: [], total: 0 });
    const client = createLandingsClient(testBinding({ market: GERMAN }));
    await client.listPopularCities({ fromCity: 'BER', tagCodes: ['beach', 'family', 'beach'], offset: 6 });
    await client.listPopularCities({ fromCity: 'BER' });
    expect(asked.map(({ query }) => query)).toEqual([
      { tag_codes: 'beach,family', currency: 'EUR', limit: '30', locale: 'de', offset: '6', from_city: 'BER' },
      { currency: 'EUR', limit: '6', locale: 'de', offset: '0', from_city: 'BER' },
    ]);
  });

  it('takes no more cities than it asked for', async () => {
    const city = { code: 'PAR', name: 'Paris', country: { code: 'FR', name: 'Frankreich' } };
    answer('/popular_cities', { cities: Array.from({ length: 200 }, () => city), total: 200 });
    const part = await createLandingsClient(testBinding()).listPopularCities({ fromCity: 'BER' });
    expect([part.cities.length, part.total]).toEqual([6, 200]);
  });

  it('accepts a city with missing facts', async () => {
    const city = { code: 'PAR', name: 'Paris', country: { code: 'FR', name: 'Frankreich' }, price: null };
    answer('/popular_cities', { cities: [city], total: 1 });
    const { cities } = await createLandingsClient(testBinding()).listPopularCities({ fromCity: 'BER' });
    expect(cities).toEqual([
      {
        code: 'PAR',
        name: 'Paris',
        nameCases: null,
        country: city.country,
        tagCodes: [],
        price: null,
        departureDate: null,
      },
    ]);
  });
});

describe('sales', () => {
  it('asks for offers in the currency of the page', async () => {
    const asked = answer('/special_offers', { offers: [] });
    expect(await createSalesClient(testBinding({ market: GERMAN })).listSpecialOffers('BER')).toEqual([]);
    expect(asked[0]?.query).toEqual({ from_city: 'BER', currency: 'EUR', locale: 'de', limit: '8' });
  });
});

describe('feedback', () => {
  it('is sent once, and never retried', async () => {
    let calls = 0;
    upstream.use(
      http.post(`${BASE_URL}/subscribe.json`, () => {
        calls += 1;
        return HttpResponse.json({}, { status: 500 });
      }),
    );
    const { subscribe } = createFeedbackClient(testBinding());
    await expect(subscribe('ann@example.com', 'http://localhost/')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(calls).toBe(1);
  });

  it('reports the source of a subscription', async () => {
    const asked = answer('/subscribe.json', { status: 'success', data: { is_accepted: true } });
    await createFeedbackClient(testBinding({ market: GERMAN })).subscribe('ann@example.com', 'http://localhost');
    expect(asked[0]?.body).toEqual({
      v: '2.0',
      email: 'ann@example.com',
      source: 'bottomSubscribeBlock',
      site_url: 'http://localhost',
      lang: 'de',
      country: 'DE',
      brand: 'intl',
    });
  });
});
