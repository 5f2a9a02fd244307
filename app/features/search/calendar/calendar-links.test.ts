import { describe, expect, it } from 'vitest';
import { readFilter } from '../filters/filter-link';
import type { SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { calendarFilters } from './calendar-filters';
import { pathOnDays, pathTemplate } from './date-links';
import { dayPricesPath, readDayPricesQuestion } from './day-prices-link';
import { lowPricesPath, parseDirection, yearPath } from './low-prices-path';
import { readYearOptions, yearOptionsOf } from './year-options';

const QUERY: SearchQuery = {
  trips: [
    { departure: 'LON', arrival: '2004001', date: '2031-05-04', flexible: { type: 'range', end: '2031-05-08' } },
    { departure: '2004001', arrival: 'LON', date: '2031-05-11' },
  ],
  adults: 2,
  childrenAges: [7],
  infants: 1,
  cabin: 'C',
};

describe('links of days', () => {
  it('are the canonical links of their searches', () => {
    const [out, back] = QUERY.trips;
    const expectedQuery = {
      ...QUERY,
      trips: [
        { departure: out!.departure, arrival: out!.arrival, date: '2031-12-31' },
        { ...back!, date: '2032-01-02' },
      ],
    };
    const filter: [string, string][] = [['filter', '{"transfers":{"NoTransfers":true}}']];
    expect(pathOnDays(pathTemplate(QUERY), '2031-12-31', '2032-01-02')).toBe(buildSearchPath(expectedQuery));
    expect(pathOnDays(pathTemplate(QUERY, filter), '2031-12-31', '2032-01-02')).toBe(
      buildSearchPath(expectedQuery, filter),
    );
  });
});

describe('the low-price page', () => {
  it.each([
    ['LON-NYC', { departure: 'LON', arrival: 'NYC' }],
    ['lon-nyc', { departure: 'LON', arrival: 'NYC' }],
    ['2000003-LED', { departure: '2000003', arrival: 'LED' }],
    ['LON-LON', null],
    ['LON', null],
    ['LON-NYC-PAR', null],
    ['LON-FR', null],
    ['London-NYC', null],
    ['', null],
  ])('%j runs from and to %j', (text, expected) => {
    expect(parseDirection(text)).toEqual(expected);
  });

  it('has one canonical address', () => {
    expect(lowPricesPath('LON', 'NYC')).toBe('/low-prices/LON-NYC');
    const options = { nights: null, kind: null, isDirect: false, withBaggage: false } as const;
    expect(yearPath({ departure: 'LON', arrival: 'NYC' }, options)).toBe('/low-prices/LON-NYC');
    expect(yearPath({ departure: 'LON', arrival: 'NYC' }, options, '2031-05')).toBe(
      '/low-prices/LON-NYC?month=2031-05',
    );
  });

  it.each([
    ['a trip one way', [], '', '?kind=all'],
    ['a return of nine nights', [{ departure: 'NYC', arrival: 'LON', date: '2031-05-13' }], '', '?nights=9&kind=all'],
    [
      'a return on the day itself, by direct trains',
      [{ departure: 'NYC', arrival: 'LON', date: '2031-05-04' }],
      '{"transportKind":{"Train":true},"transfers":{"NoTransfers":true}}',
      '?nights=0&kind=train&direct=1',
    ],
    [
      'planes with a bag',
      [],
      '{"transportKind":{"Airplane":true},"baggages":{"WithBaggages":true}}',
      '?kind=plane&bag=1',
    ],
  ])('keeps the conditions of %s', (_name, back, filterText, expected) => {
    const trips = [{ departure: 'LON', arrival: 'NYC', date: '2031-05-04' }, ...back];
    const options = yearOptionsOf({ trips }, readFilter(new URLSearchParams({ filter: filterText })));
    const path = yearPath({ departure: 'LON', arrival: 'NYC' }, options);
    expect(path).toBe(`/low-prices/LON-NYC${expected}`);
    expect(readYearOptions(new URL(path, 'http://shop').searchParams)).toEqual(options);
  });

  it.each(['', '-1', '91', '7.5', 'x'])('reads no nights from "%s"', (nights) => {
    expect(readYearOptions(new URLSearchParams({ nights })).nights).toBeNull();
  });
});

describe('the parameters of prices by day', () => {
  const question = {
    departure: 'LON',
    arrival: 'NYC',
    cabin: 'Y',
    date: '2031-05-04',
    out: null,
    stay: null,
    part: 1,
  } as const;

  it('are read back as written', () => {
    for (const one of [
      question,
      { ...question, date: null, out: '2031-05-04', part: 0 } as const,
      { ...question, stay: 7 },
    ]) {
      const path = dayPricesPath(one, 'en-GB-GBP');
      expect(readDayPricesQuestion(new URL(path, 'http://shop.test').searchParams)).toEqual(one);
    }
  });

  it.each([
    ['no place', 'departure=LON'],
    ['one place twice', 'departure=LON&arrival=lon'],
    ['a country', 'departure=LON&arrival=TR'],
    ['a cabin that is none', 'departure=LON&arrival=NYC&cabin=Z'],
    ['a day that is none', 'departure=LON&arrival=NYC&date=2031-02-31'],
    ['a departure that is none', 'departure=LON&arrival=NYC&out=soon'],
    ['a stay that is none', 'departure=LON&arrival=NYC&stay=long'],
    ['a stay and a departure', 'departure=LON&arrival=NYC&stay=7&out=2031-05-04'],
  ])('are rejected with %s', (_, params) => {
    expect(readDayPricesQuestion(new URLSearchParams(params))).toBeNull();
  });
});

describe('calendarFilters', () => {
  it.each([
    ['nothing', {}, {}],
    ['direct', { transfers: { NoTransfers: true } }, { isDirect: true }],
    ['direct or one transfer', { transfers: { NoTransfers: true, OneTransfer: true } }, {}],
    ['with baggage', { baggages: { WithBaggages: true } }, { withBaggage: true }],
    ['without baggage', { baggages: { WithoutBaggages: true } }, {}],
    ['planes', { transportKind: { Airplane: true } }, { airplaneOnly: true }],
    ['trains', { transportKind: { Train: true } }, { trainOnly: true }],
    ['planes or trains', { transportKind: { Airplane: true, Train: true } }, {}],
    ['an airline', { airlines: { 'Airline-BA': true } }, {}],
  ])('%s', (_, filter, expected) => {
    const params = new URLSearchParams({ filter: JSON.stringify(filter) });
    expect(calendarFilters(readFilter(params))).toEqual(expected);
  });
});
