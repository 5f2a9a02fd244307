import { describe, expect, it } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { isPastSearch, isRoundTrip, kindOfSearch, movedTo, type SearchQuery, type SearchTrip } from './search-query';
import { buildSearchPath, foreignParameters, parseSearchUrl } from './search-url';

const TODAY = '2031-04-01';
const ONE_WAY: SearchQuery = {
  trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-05-04' }],
  adults: 1,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};
const CANONICAL =
  '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER&v=2';

const parse = (path: string) => parseSearchUrl(new URL(path, 'http://shop.test'), TODAY);
const route = (value: string) => parse(`/search?adult=1&route[0]=${value}`);

describe('buildSearchPath', () => {
  it('writes the canonical link', () => {
    expect(buildSearchPath(ONE_WAY)).toBe(CANONICAL);
  });

  it('writes ages, the way back and stations', () => {
    const query: SearchQuery = {
      trips: [
        { departure: '2000001', arrival: 'LED', date: '2031-05-04' },
        { departure: 'LED', arrival: '2000001', date: '2031-05-11' },
      ],
      adults: 2,
      childrenAges: [7, 9],
      infants: 1,
      cabin: 'C',
    };
    expect(buildSearchPath(query)).toBe(
      '/search?adult=2&cabinClass=C&child=2&childrenAges=[7,9]&infant=1' +
        '&route[0]=rzd:2000001_2031-05-04_date_2031-05-04_iatax:LED' +
        '&route[1]=iatax:LED_2031-05-11_date_2031-05-11_rzd:2000001&v=2',
    );
  });

  it('appends and encodes extra parameters', () => {
    expect(buildSearchPath(ONE_WAY, [['marker', 'a&b=c']])).toBe(`${CANONICAL}&marker=a%26b%3Dc`);
  });
});

describe('parseSearchUrl accepts', () => {
  it.each([
    [
      'no v and no ages',
      '/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER',
    ],
    ['only a route', '/search?route[0]=MOW_2031-05-04_date_2031-05-04_AER'],
    ['lower case codes', '/search?route[0]=iatax:mow_2031-05-04_date_2031-05-04_iatax:aer'],
    ['prefix airport', '/search?route[0]=airport:MOW_2031-05-04_date_2031-05-04_airport:AER'],
    ['prefix unknown', '/search?route[0]=unknown:MOW_2031-05-04_date_2031-05-04_unknown:AER'],
    ['no second date', '/search?route[0]=iatax:MOW_2031-05-04_date_iatax:AER'],
    ['an empty second date', '/search?route[0]=iatax:MOW_2031-05-04_date__iatax:AER'],
    ['a range of one day', '/search?route[0]=iatax:MOW_2031-05-04_range_2031-05-04_iatax:AER'],
    ['encoded brackets and colons', '/search?route%5B0%5D=iatax%3AMOW_2031-05-04_date_2031-05-04_iatax%3AAER&v=2'],
    ['foreign parameters', '/search?utm_source=x&route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER&gclid=1'],
    ['a route numbered from one', '/search?route[1]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER'],
  ])('%s', (_name, path) => {
    expect(parse(path)).toEqual({ query: ONE_WAY, isCanonical: false });
  });

  it('a canonical link with foreign parameters as canonical', () => {
    expect(parse(`${CANONICAL}&sort=price&page=2`)).toEqual({ query: ONE_WAY, isCanonical: true });
  });

  it('a stay in days after the first trip', () => {
    const parsed = parse(
      '/search?route[0]=iatax:MOW_2031-05-04_range_2031-05-10_iatax:AER&route[1]=iatax:AER_5_stay_9_iatax:MOW',
    );
    expect(parsed).toMatchObject({
      query: {
        trips: [
          { date: '2031-05-04', flexible: { type: 'range', end: '2031-05-10' } },
          { date: '2031-05-09', flexible: { type: 'stay', minDays: 5, maxDays: 9 } },
        ],
      },
    });
  });

  it('children without ages', () => {
    expect(parse('/search?adult=2&child=2&route[0]=MOW_2031-05-04_date_2031-05-04_AER')).toMatchObject({
      query: { adults: 2, childrenAges: [7, 7] },
    });
  });

  it('from and to, with default days', () => {
    expect(parse('/search?from=mow&to=aer')).toEqual({
      query: { ...ONE_WAY, trips: [{ departure: 'MOW', arrival: 'AER', date: '2031-04-05' }] },
      isCanonical: false,
    });
    expect(parse('/search?from=MOW&to=AER&round_trip=true')).toMatchObject({
      query: { trips: [{ date: '2031-04-05' }, { departure: 'AER', arrival: 'MOW', date: '2031-04-16' }] },
    });
  });
});

describe('parseSearchUrl rejects', () => {
  const base = 'route[0]=iatax:MOW_2031-05-04_date_2031-05-04_iatax:AER';
  it.each([
    ['nothing at all', '/search', 'noTrips'],
    ['an unknown place name', '/search?from=Moscow&to=AER', 'route'],
    ['half of the places', '/search?from=MOW', 'noTrips'],
    ['adults in words', `/search?adult=two&${base}`, 'passengers'],
    ['no adult', `/search?adult=0&${base}`, 'passengers'],
    ['ten passengers', `/search?adult=5&child=5&childrenAges=[2,3,4,5,6]&${base}`, 'passengers'],
    ['more infants than adults', `/search?adult=1&infant=2&${base}`, 'infants'],
    ['an age missing', `/search?adult=1&child=2&childrenAges=[7]&${base}`, 'childrenAges'],
    ['an age of an infant', `/search?adult=1&child=1&childrenAges=[1]&${base}`, 'childrenAges'],
    ['an age of an adult', `/search?adult=1&child=1&childrenAges=[12]&${base}`, 'childrenAges'],
    ['ages that are no list', `/search?adult=1&child=1&childrenAges=7&${base}`, 'childrenAges'],
    ['an unknown cabin', `/search?cabinClass=Z&${base}`, 'cabinClass'],
    ['seven trips', `/search?${Array.from({ length: 7 }, (_, n) => base.replace('[0]', `[${n}]`)).join('&')}`, 'trips'],
  ])('%s', (_name, path, reason) => {
    expect(parse(path)).toEqual({ malformed: reason });
  });

  it.each([
    ['iatax:MOW_2031-02-31_date_2031-02-31_iatax:AER', 'date'],
    ['iatax:MOW_04.05.2031_date_04.05.2031_iatax:AER', 'date'],
    ['iatax:MOW_2031-05-04_date_2031-05-05_iatax:AER', 'date'],
    ['iatax:MOW_2031-05-04_sometime_2031-05-04_iatax:AER', 'date'],
    ['iatax:MOW_5_stay_9_iatax:AER', 'date'],
    ['iatax:MO_2031-05-04_date_2031-05-04_iatax:AER', 'route'],
    ['bus:MOW_2031-05-04_date_2031-05-04_iatax:AER', 'route'],
    ['iatax:MOW_2031-05-04', 'route'],
    ['', 'route'],
    ['iatax:MOW_2031-05-04_date_2031-05-04_iatax:MOW', 'samePlace'],
  ])('route %s', (value, reason) => {
    expect(route(value)).toEqual({ malformed: reason });
  });

  it('a way back before the departure', () => {
    expect(route('MOW_2031-05-04_date_2031-05-04_AER&route[1]=AER_2031-05-03_date_2031-05-03_MOW')).toMatchObject({
      malformed: 'dateOrder',
      misordered: { trips: [{ date: '2031-05-04' }, { date: '2031-05-03' }] },
    });
  });
});

describe('queries', () => {
  it('distinguishes a round trip from two other trips', () => {
    const back = { departure: 'AER', arrival: 'MOW', date: '2031-05-11' };
    expect(isRoundTrip(ONE_WAY)).toBe(false);
    expect(isRoundTrip({ trips: [...ONE_WAY.trips, back] })).toBe(true);
    expect(isRoundTrip({ trips: [...ONE_WAY.trips, { ...back, arrival: 'LED' }] })).toBe(false);
  });

  const range: SearchTrip = { ...ONE_WAY.trips[0]!, flexible: { type: 'range', end: '2031-05-10' } };
  const stay: SearchTrip = {
    departure: 'AER',
    arrival: 'MOW',
    date: '2031-05-07',
    flexible: { type: 'stay', minDays: 3, maxDays: 7 },
  };

  it.each([
    ['a day', ONE_WAY.trips, '2031-05-04'],
    ['a range', [range], '2031-05-10'],
    ['a day there, when the way back is a range', [ONE_WAY.trips[0]!, { ...range, date: '2031-05-05' }], '2031-05-04'],
    ['a range there, when the stay is longer', [range, stay], '2031-05-10'],
  ])('is past when one of its trips is: %s', (_name, trips, last) => {
    expect(isPastSearch({ trips }, last)).toBe(false);
    expect(isPastSearch({ trips }, addDays(last, 1))).toBe(true);
  });

  it.each([
    ['offers', ONE_WAY.trips],
    ['dates', [range]],
    ['dates', [range, stay]],
    ['destinations', [{ ...ONE_WAY.trips[0]!, arrival: 'TR' }]],
    ['destinations', [{ ...range, arrival: 'ANYW' }]],
  ])('is shown as %s', (kind, trips) => {
    expect(kindOfSearch({ trips })).toBe(kind);
  });

  it('moves to another day with its range', () => {
    expect(movedTo(ONE_WAY.trips[0]!, '2031-06-01')).toEqual({ ...ONE_WAY.trips[0]!, date: '2031-06-01' });
    expect(movedTo(range, '2031-06-01')).toMatchObject({ date: '2031-06-01', flexible: { end: '2031-06-07' } });
    expect(movedTo(stay, '2031-06-01')).toEqual({ ...stay, date: '2031-06-01' });
  });

  it('lists the filter before the other foreign parameters', () => {
    const url = new URL(`http://shop.test${CANONICAL}&sort=price&filter={}&filter=x&agent=a`);
    expect(foreignParameters(url)).toEqual([
      ['filter', '{}'],
      ['sort', 'price'],
      ['agent', 'a'],
    ]);
  });

  it('lists the foreign parameters of a link', () => {
    expect(foreignParameters(new URL(`http://shop.test${CANONICAL}&sort=price&agent=a`))).toEqual([
      ['sort', 'price'],
      ['agent', 'a'],
    ]);
  });
});
