import { describe, expect, it } from 'vitest';
import { NO_FILTER } from '../filters/filter';
import { parseSearchUrl } from '../query/search-url';
import { daysOf, filterOfMap, mapPath, queryOfSearch, readMapQuery } from './map-query';

const SALE = { min: '2031-04-01', max: '2032-04-30' };

function read(search: string) {
  return readMapQuery(new URLSearchParams(search), SALE);
}

describe('a link of the map', () => {
  it.each([
    ['', '/price-map'],
    ['from=MOW', '/price-map?from=MOW'],
    ['from=2000003&month=2031-05', '/price-map?from=2000003&month=2031-05'],
    ['page=2&to=IST&region=europe&from=MOW', '/price-map?from=MOW&region=europe&to=IST&page=2'],
    ['from=MOW&date=2031-05-04&month=2031-06', '/price-map?from=MOW&date=2031-05-04'],
    ['from=MOW&date=2031-05-04&was=2031-05-04&month=2031-06', '/price-map?from=MOW&month=2031-06'],
    ['from=MOW&date=2031-05-05&was=2031-05-04&month=2031-06', '/price-map?from=MOW&date=2031-05-05'],
    ['from=MOW&date=2031-05-04&until=2031-05-10', '/price-map?from=MOW&date=2031-05-04&until=2031-05-10'],
    ['from=MOW&date=2031-05-04&until=2031-05-03', '/price-map?from=MOW&date=2031-05-04'],
    ['from=MOW&date=2031-05-04&until=2031-08-03', '/price-map?from=MOW&date=2031-05-04'],
    ['from=MOW&direct=on&baggage=1&visaFree=0', '/price-map?from=MOW&direct=1&baggage=1'],
    ['from=MOW&maxPrice=20 000', '/price-map?from=MOW&maxPrice=20000'],
    ['from=MOW&maxPrice=-5&month=2031-13&region=moon&to=x&page=0', '/price-map?from=MOW'],
    ['from=MOW&month=2031-03', '/price-map?from=MOW'],
    ['from=MOW&area=tr&region=asia', '/price-map?from=MOW&area=TR'],
  ])('%s is %s', (search, path) => {
    const { query } = read(search);
    expect(mapPath(query)).toBe(path);
    const again = read(path.split('?')[1] ?? '').query;
    expect(mapPath(again)).toBe(path);
  });

  it.each([
    ['Москва', '', 'Москва'],
    [' MOW ', 'MOW', 'MOW'],
    ['london', '', 'london'],
  ])('from %j', (from, code, typedFrom) => {
    expect(read(new URLSearchParams({ from }).toString())).toMatchObject({ typedFrom, query: { from: code } });
  });

  it.each(['2031-03-01', '2031-02-31', '2035-01-01', 'soon'])('rejects the date %s', (date) => {
    expect(read(`from=MOW&date=${date}`)).toMatchObject({ isDateBad: true, query: { days: null } });
  });
});

describe('days', () => {
  it.each([
    ['', { from: '2031-04-08', to: '2031-07-07' }],
    ['month=2031-05', { from: '2031-05-01', to: '2031-05-31' }],
    ['month=2031-04', { from: '2031-04-01', to: '2031-04-30' }],
    ['date=2031-05-04', { from: '2031-05-04', to: '2031-05-04' }],
    ['date=2031-05-04&until=2031-05-10', { from: '2031-05-04', to: '2031-05-10' }],
  ])('for "%s"', (search, days) => expect(daysOf(read(search).query, SALE)).toEqual(days));

  it('starts this month today', () => {
    expect(daysOf({ days: { month: '2031-04' } }, { ...SALE, min: '2031-04-12' }).from).toBe('2031-04-12');
  });
});

it('matches a search for a country', () => {
  const url = new URL('http://shop/search?route[0]=iatax:LON_2031-05-04_range_2031-05-10_unknown:TR&v=2');
  const parsed = parseSearchUrl(url, '2031-04-01');
  if ('malformed' in parsed) throw new Error(parsed.malformed);
  const filter = filterOfMap({ isDirect: true, withBaggage: false });
  expect(mapPath(queryOfSearch(parsed.query, filter))).toBe(
    '/price-map?from=LON&date=2031-05-04&until=2031-05-10&direct=1&area=TR',
  );
  expect(mapPath(queryOfSearch(parsed.query, NO_FILTER))).not.toContain('direct');
});
