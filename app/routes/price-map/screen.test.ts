import { describe, expect, it } from 'vitest';
import { saleDates } from '~/dates/sale-dates';
import { pageOf } from '~/features/search/paging';
import { readMapQuery } from '~/features/search/map/map-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { UpstreamError } from '~/upstream/error';
import { priceMapScreen } from './screen.server';
import type { MapSources } from './sources.server';

const MARKET: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'GB',
  currency: 'GBP',
  homePath: '/',
};
const OSLO: PricedDestination = {
  code: 'OSL',
  name: 'Oslo',
  country: { code: 'NO', name: 'Norway' },
  latitude: 59.9,
  longitude: 10.7,
  tagCodes: [],
  price: { amount: 5_000, currency: 'GBP' },
  departureDate: '2031-05-04',
  returnDate: null,
  otherDates: [],
};
const sale = saleDates(new Date('2031-04-10T12:00:00Z'));

function pictureWith(prices: MapSources['prices'], sorted: PricedDestination[] = []) {
  const home = { latitude: 51.5, longitude: -0.1 } as MapSources['home'];
  return priceMapScreen({
    read: readMapQuery(new URLSearchParams('from=LON'), sale),
    departure: { state: 'found', code: 'LON', name: 'London' },
    sources: { prices, sorted, shown: pageOf(sorted, null), forecasts: [], home, bounds: null, city: null },
    sale,
    market: MARKET,
    t: getTranslator('en', 'price-map'),
  }).picture;
}

describe('the picture of the map', () => {
  const error = new UpstreamError({
    kind: 'unavailable',
    service: 'priceMap',
    operation: 'listDestinations',
    code: 'unavailable',
    requestId: 'r',
  });

  it.each<[string, MapSources['prices']]>([
    ['while prices are on their way', { state: 'waiting', sinceMs: 300 }],
    ['while the first city is being found', { state: 'ready', value: { destinations: [], isComplete: false } }],
    ['without prices', { state: 'failed', error }],
  ])('is not drawn %s', (_, prices) => expect(pictureWith(prices)).toBeNull());

  it('is drawn with its cities', () => {
    const value = { destinations: [OSLO], isComplete: true };
    expect(pictureWith({ state: 'ready', value }, [OSLO])?.points.map(({ code }) => code)).toEqual(['OSL']);
  });

  it('is drawn with its regions when no city matches', () => {
    expect(pictureWith({ state: 'ready', value: { destinations: [], isComplete: true } })?.points).toEqual([]);
  });
});
