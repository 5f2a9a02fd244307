import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { NO_FILTER } from '../filters/filter';
import { parseSearchUrl } from '../query/search-url';
import type { SearchQuery } from '../query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import type { PricedDestination } from '~/upstream/price-map/contract';
import { destinationsQuestion } from './destination-query';
import { byPrice } from './destination-table.server';
import { destinationsScreen, type DestinationsInput } from './destinations.server';
import { nearbyCitiesScreen } from './nearby-cities.server';
import { pageOf } from '../paging';

const MARKET = poputny();
const t = getTranslator('ru', 'price-map');
const plain = (text: string | null | undefined) => text?.replace(/\u00a0/g, ' ');

function queryOf(...routes: string[]): SearchQuery {
  const parameters = routes.map((route, index) => `route[${index}]=${route}`).join('&');
  const parsed = parseSearchUrl(new URL(`http://shop/search?${parameters}&adult=1`), '2031-04-01');
  if ('malformed' in parsed) throw new Error(parsed.malformed);
  return parsed.query;
}

const TO_TURKEY = queryOf('MOW_2031-05-04_date_2031-05-04_TR');
const THERE_AND_BACK = queryOf('MOW_2031-05-04_date_2031-05-04_ANYW', 'ANYW_2031-05-11_date_2031-05-11_MOW');

function city(code: string, amount: number, change: Partial<PricedDestination> = {}): PricedDestination {
  return {
    code,
    name: `Город ${code}`,
    country: { code: 'TR', name: 'Турция' },
    latitude: 41,
    longitude: 29,
    tagCodes: [],
    price: { amount, currency: 'RUB' },
    departureDate: '2031-05-04',
    returnDate: null,
    otherDates: [],
    ...change,
  };
}

function screenOf(destinations: PricedDestination[], over: Partial<DestinationsInput> = {}, page = '1') {
  const sorted = byPrice(destinations);
  return destinationsScreen({
    query: TO_TURKEY,
    filter: NO_FILTER,
    prices: { state: 'ready', value: { destinations, pending: [], isComplete: true } },
    sorted,
    shown: pageOf(sorted, page),
    forecasts: [],
    home: null,
    market: MARKET,
    t,
    ...over,
  });
}

describe('the cities of the table', () => {
  it('have a drawing of their sight, or of their kind of land', () => {
    const rows = screenOf([city('AYT', 100, { tagCodes: ['beach', 'family'] }), city('IST', 200)]).table?.rows;
    expect(rows?.map(({ picture }) => picture)).toEqual(['/scenes/beach-AYT.svg', '/scenes/city-IST.svg']);
  });

  it.each([
    ['2031-05-04', true],
    ['2031-05-05', false],
  ])('repeat their dates only when they differ: %s', (departureDate, isOneDate) => {
    const { table } = screenOf([city('AYT', 100), city('IST', 200, { departureDate })]);
    expect(table?.isOneDate).toBe(isOneDate);
  });
});

describe('the price-map query', () => {
  const day = { from: '2031-05-04', to: '2031-05-04' };
  const range = { from: '2031-05-04', to: '2031-05-10' };
  it.each([
    ['a day', queryOf('MOW_2031-05-04_date_2031-05-04_TR'), { departures: day, returns: null }],
    ['a range', queryOf('MOW_2031-05-04_range_2031-05-10_TR'), { departures: range, returns: null }],
    [
      'there and back',
      THERE_AND_BACK,
      { departures: day, returns: { days: { from: '2031-05-11', to: '2031-05-11' } }, arrivals: ['ANYW'] },
    ],
    [
      'nights',
      queryOf('MOW_2031-05-04_range_2031-05-10_TR', 'TR_3_stay_5_MOW'),
      { departures: range, returns: { nights: { from: 3, to: 5 } } },
    ],
    [
      'two ranges',
      queryOf('MOW_2031-05-04_range_2031-05-10_TR', 'TR_2031-05-12_range_2031-05-14_MOW'),
      { departures: range, returns: { days: { from: '2031-05-12', to: '2031-05-14' } } },
    ],
  ])('for %s', (_name, query, expected) => {
    expect(destinationsQuestion(query, NO_FILTER, '2031-04-01')).toMatchObject({ departure: 'MOW', ...expected });
  });

  it('skips past days; is null when none is left', () => {
    const query = queryOf('MOW_2031-05-04_range_2031-05-10_TR');
    expect(destinationsQuestion(query, NO_FILTER, '2031-05-08')?.departures.from).toBe('2031-05-08');
    expect(destinationsQuestion(query, NO_FILTER, '2031-05-11')).toBeNull();
  });
});

describe('a page of destinations', () => {
  it('lists the cheapest first, each with a link to its own search', () => {
    const screen = screenOf([city('IST', 900_000), city('AYT', 700_000)]);
    expect(screen.table?.rows.map(({ code, price }) => [code, plain(price)])).toEqual([
      ['AYT', '7 000 ₽'],
      ['IST', '9 000 ₽'],
    ]);
    expect(screen.table?.rows[0]?.path).toContain('route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AYT');
    expect(screen).toMatchObject({ notice: null, isWaiting: false, pages: null });
    expect(screen.map.path).toBe('/price-map?from=MOW&date=2031-05-04&area=TR');
  });

  it('links a return journey on the days of the price', () => {
    const screen = screenOf([city('IST', 900_000, { returnDate: '2031-05-11' })], { query: THERE_AND_BACK });
    expect(screen.table?.rows[0]).toMatchObject({ dates: '4 мая – 11 мая' });
    expect(screen.table?.rows[0]?.path).toContain('route[1]=iatax:IST_2031-05-11_date_2031-05-11_iatax:MOW');
    expect(screen.lead).toMatch(/^Туда и\sобратно, любой транспорт, за одного взрослого$/);
  });

  it.each([
    ['a day', TO_TURKEY, 'Куда поехать: вс, 4 мая'],
    ['two days', THERE_AND_BACK, 'Куда поехать: 4 мая – 11 мая'],
  ])('names its days in the heading: %s', (_, query, title) => {
    expect(plain(screenOf([city('IST', 900_000)], { query }).title)).toBe(title);
  });

  it('tells the usual climate of the month, where known', () => {
    const middle = { code: 'IST', date: '2031-05-15', temperature: { min: -2, max: 18 }, condition: 'sunny' } as const;
    const { table } = screenOf([city('IST', 900_000), city('AYT', 900_000)], { forecasts: [middle] });
    expect(table?.rows.map(({ climate }) => plain(climate) ?? null)).toEqual(['обычно −2…+18 °C', null]);
  });

  it('links the other days of a city with their prices', () => {
    const later = {
      departureDate: '2031-05-06',
      returnDate: null,
      price: { amount: 800_000, currency: 'RUB' },
    } as const;
    const { table } = screenOf([city('IST', 900_000, { otherDates: [later] })]);
    const [other] = table?.rows[0]?.others ?? [];
    expect([other?.dates, other?.said, other?.price].map(plain)).toEqual([
      '6 мая',
      'Дешевле: 6 мая за 8 000 ₽',
      '8 000 ₽',
    ]);
    expect(other?.path).toContain('route[0]=iatax:MOW_2031-05-06_date_2031-05-06_iatax:IST');
  });

  it('draws the cities of the page with links to their searches', () => {
    const home = { code: 'MOW', latitude: 55.75, longitude: 37.6, name: 'Москва' };
    const { picture } = screenOf([city('IST', 900_000), city('AYT', 800_000, { latitude: 37, longitude: 31 })], {
      home,
    });
    expect(picture?.points.map(({ code }) => code)).toEqual(['AYT', 'IST']);
    expect(picture?.points[0]?.path).toContain('_iatax:AYT');
    expect(picture?.home?.name).toBe('Москва');
    expect(screenOf([]).picture).toBeNull();
  });

  it('states that prices are per adult when more people travel', () => {
    expect(screenOf([], { query: { ...TO_TURKEY, adults: 2 } }).lead).toContain('за одного взрослого');
  });

  it('shows 20 cities, and links to the other pages', () => {
    const many = Array.from({ length: 45 }, (_, index) => city(`C${String(index).padStart(2, '0')}`, 1000 + index));
    const third = screenOf(many, {}, '3');
    expect(third.table?.rows.map(({ code }) => code)).toEqual(['C40', 'C41', 'C42', 'C43', 'C44']);
    expect(third.pages?.links.map(({ text, isCurrent }) => [text, isCurrent])).toEqual([
      ['1', false],
      ['2', false],
      ['3', true],
    ]);
    expect(third.pages?.links[1]?.path).toContain('&page=2');
    expect(third.pages?.links[0]?.path).not.toContain('page=');
    expect(screenOf(many, {}, '99').table?.rows).toHaveLength(5);
  });

  const error = new UpstreamError({ kind: 'unavailable', service: 'priceMap', operation: 'o', requestId: 'r' });
  const some = [city('IST', 900_000)];
  it.each<[string, PricedDestination[], DestinationsInput['prices'], RegExp, boolean]>([
    [
      'nothing found',
      [],
      { state: 'ready', value: { destinations: [], pending: [], isComplete: true } },
      /не нашлось/,
      false,
    ],
    ['the service failing', [], { state: 'failed', error }, /недоступны/, false],
    ['prices to come', [], { state: 'waiting', sinceMs: 10 }, /Собираем/, true],
    [
      'more to come',
      some,
      { state: 'ready', value: { destinations: some, pending: [], isComplete: false } },
      /^Собираем цены…$/,
      true,
    ],
  ])('explains %s', (_name, destinations, prices, notice, isWaiting) => {
    const screen = screenOf(destinations, { prices });
    expect(screen.notice).toMatch(notice);
    expect(screen.isWaiting).toBe(isWaiting);
  });
});

describe('cities near a destination without flights', () => {
  const query = queryOf('MOW_2031-05-04_date_2031-05-04_QQA');
  const near = (code: string, kilometres: number) => ({
    code,
    names: { ru: `Рядом ${code}` },
    countryCode: 'TR',
    kilometres,
  });

  it('lists the nearest first, with the price of the same day', () => {
    const nearby = [near('AAA', 40), near('BBB', 120), near('CCC', 130)];
    const block = nearbyCitiesScreen({
      ...{ query, filter: NO_FILTER, market: MARKET, t },
      nearby,
      destinations: [city('CCC', 300_000), city('AAA', 540_000)],
    });
    expect(block?.cities.map(({ place, price }) => [plain(place), plain(price)])).toEqual([
      ['Рядом AAA, 40 км отсюда', 'билеты от 5 400 ₽'],
      ['Рядом CCC, 130 км отсюда', 'билеты от 3 000 ₽'],
    ]);
    expect(block?.cities[0]?.path).toContain('_iatax:AAA');
  });

  it('is null when nearby cities have no offers either', () => {
    const input = { query, filter: NO_FILTER, market: MARKET, t, nearby: [near('AAA', 40)], destinations: [] };
    expect(nearbyCitiesScreen(input)).toBeNull();
  });
});
