import { describe, expect, it } from 'vitest';
import { saleDates } from '~/dates/sale-dates';
import { pageOf } from '~/features/search/paging';
import { readMapQuery } from '~/features/search/map/map-query';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { UpstreamError } from '~/upstream/error';
import type { Forecast } from '~/upstream/weather/contract';
import { cityScreen } from './city.server';
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

const PARIS = { code: 'PAR', name: 'Paris', latitude: 48.9, longitude: 2.4 };

function screenWith(prices: MapSources['prices'], sorted: PricedDestination[] = [], origin: string | null = 'London') {
  const home = { latitude: 51.5, longitude: -0.1 } as MapSources['home'];
  return priceMapScreen({
    read: readMapQuery(new URLSearchParams('from=LON'), sale),
    departure: { state: 'found', code: 'LON', name: 'London', origin, country: 'GB' },
    sources: { prices, sorted, shown: pageOf(sorted, null), forecasts: [], home, bounds: null, city: null },
    sale,
    market: MARKET,
    t: getTranslator('en', 'price-map'),
  });
}

const pictureWith = (...[prices, sorted]: Parameters<typeof screenWith>) => screenWith(prices, sorted).picture;

describe('the picture of the map', () => {
  const error = new UpstreamError({
    kind: 'unavailable',
    service: 'priceMap',
    operation: 'listDestinations',
    code: 'unavailable',
    requestId: 'r',
  });

  it('is not drawn without prices', () => expect(pictureWith({ state: 'failed', error })).toBeNull());

  it('is drawn while prices are on their way', () => {
    const screen = screenWith({ state: 'waiting', sinceMs: 300 });
    expect(screen.picture?.points).toEqual([]);
    expect([screen.isWaiting, screen.progress, screen.notice]).toEqual([true, 'Collecting prices…', null]);
    expect(new Set(screen.table?.pending)).toEqual(new Set(['']));
  });

  it('has muted cities whose prices are being found', () => {
    const value = { destinations: [OSLO], pending: [PARIS], isComplete: false };
    const screen = screenWith({ state: 'ready', value }, [OSLO]);
    expect(screen.picture?.points.map(({ code, price, path }) => [code, price !== null, path !== null])).toEqual([
      ['OSL', true, true],
      ['PAR', false, false],
    ]);
    expect([screen.isWaiting, screen.progress]).toEqual([false, 'Prices for 1 of 2 cities']);
    expect(screen.table?.pending).toEqual(['Paris']);
    expect(screen.morePath).not.toBeNull();
  });

  it('is drawn with its cities', () => {
    const value = { destinations: [OSLO], pending: [], isComplete: true };
    expect(pictureWith({ state: 'ready', value }, [OSLO])?.points.map(({ code }) => code)).toEqual(['OSL']);
  });

  it('is drawn with its regions when no city matches', () => {
    expect(pictureWith({ state: 'ready', value: { destinations: [], pending: [], isComplete: true } })?.points).toEqual(
      [],
    );
  });
});

it('names the departure as its language inflects it, else beside the title', () => {
  const prices = { state: 'waiting', sinceMs: 0 } as const;
  expect(screenWith(prices, [], 'Lond').title).toBe('Price map from Lond');
  expect(screenWith(prices, [], null).title).toBe('Price map: London');
});

describe('the panel of a city', () => {
  const panelOf = (country: string, homeCountry: string | null) =>
    cityScreen(
      {
        code: 'OSL',
        name: 'Oslo',
        destination: { ...OSLO, tagCodes: ['visa_free'], country: { code: country, name: country } },
        forecasts: [{ code: 'OSL', date: '2031-09-15', temperature: { min: 7, max: 15 } } as Forecast],
        months: ['2031-09'],
        attractions: [],
      },
      {
        query: readMapQuery(new URLSearchParams('from=LON'), sale).query,
        search: {
          trips: [{ departure: 'LON', arrival: '', date: '' }],
          adults: 1,
          childrenAges: [],
          infants: 0,
          cabin: 'Y',
        },
        homeCountry,
        market: MARKET,
        t: getTranslator('en', 'price-map'),
      },
    );

  it.each([
    ['abroad', 'GB', true],
    ['from an unknown country', null, true],
    ['at home', 'NO', false],
  ])('names the visa of a trip %s: %s, %s', (_name, homeCountry, isNamed) => {
    expect(panelOf('NO', homeCountry).visa !== null).toBe(isNamed);
  });

  it('has short names of months, which fit one line', () => {
    expect(panelOf('NO', null).climate?.months.map(({ letter, text }) => [letter, text.split(':')[0]])).toEqual([
      ['S', 'September'],
    ]);
  });
});
