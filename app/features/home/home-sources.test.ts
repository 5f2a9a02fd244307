import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_FEATURES } from '~/bff/request/features';
import { homeSources, type HomeContext } from './home-sources.server';
import { someConfigs } from './testing/sources';

const OFFERS = [{ id: 'o1' }];
const within = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));
const never = () => new Promise<never>(() => undefined);

/** Makes the context of a page whose services answer within 100 ms. */
function contextWith(upstream: object): HomeContext {
  return {
    upstream: {
      settings: { findConfigs: () => within(100, someConfigs({ home_cities: { GB: 'LON' } })) },
      directions: { listFrequent: () => within(100, []) },
      landings: { listTags: () => within(100, []), listPopularCities: () => within(100, { cities: [], total: 0 }) },
      sales: { listSpecialOffers: () => within(100, OFFERS) },
      texts: { list: () => within(100, {}) },
      suggest: { find: () => within(100, null) },
      ...upstream,
    },
    market: { brand: 'intl', brandName: 'Fairwind', locale: 'en', country: 'GB', currency: 'GBP', homePath: '/' },
    url: new URL('http://shop.test/'),
    features: () => Promise.resolve(DEFAULT_FEATURES),
    visitorCity: () => Promise.resolve(null),
  } as unknown as HomeContext;
}

describe('homeSources', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('leaves time to the blocks after a service that hangs', async () => {
    const sources = homeSources(contextWith({ directions: { listFrequent: never } }));
    await vi.advanceTimersByTimeAsync(4_600);
    expect(await sources).toMatchObject({ directions: [], offers: OFFERS, parts: [{ total: 0 }] });
  });

  it('is bounded when every service hangs', async () => {
    const hanging = { listSpecialOffers: never };
    const sources = homeSources(contextWith({ directions: { listFrequent: never }, sales: hanging }));
    await vi.advanceTimersByTimeAsync(4_600);
    expect(await sources).toMatchObject({ offers: [] });
  });
});
