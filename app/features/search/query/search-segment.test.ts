import { describe, expect, it } from 'vitest';
import { parseSearchSegment } from './search-segment';

const NOW = new Date('2031-04-01T12:00:00Z');
const QUERY = {
  trips: [{ departure: 'LON', arrival: 'NYC', date: '2031-05-04' }],
  adults: 1,
  childrenAges: [],
  infants: 0,
  cabin: 'Y',
};

describe('parseSearchSegment', () => {
  it.each(['04MAYLONNYC', 'y10004maylonnyc', '/search/04MAYLONNYC'])('reads the short query %s', (segment) => {
    expect(parseSearchSegment(segment, NOW)).toEqual({ query: QUERY, foreign: [] });
  });

  it.each([
    'route[0]=iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC&v=2',
    '?route[0]=LON_2031-05-04_date_NYC',
    'search?route%5B0%5D=LON_2031-05-04_date_NYC',
    '/search?origin_iata=LON&destination_iata=NYC&depart_date=2031-05-04',
  ])('reads the query %s', (segment) => {
    expect(parseSearchSegment(segment, NOW)).toEqual({ query: QUERY, foreign: [] });
  });

  it('keeps the other parameters, the filter first', () => {
    expect(parseSearchSegment('sort=price&route[0]=LON_2031-05-04_date_NYC&filter={}', NOW)?.foreign).toEqual([
      ['filter', '{}'],
      ['sort', 'price'],
    ]);
  });

  it('counts default days from today', () => {
    const trips = [{ date: '2031-04-05' }];
    expect(parseSearchSegment('from=LON&to=NYC', NOW)).toMatchObject({ query: { trips } });
  });

  it.each([
    '',
    '?',
    'agreement',
    '04MAYLON',
    'route[0]=x',
    '#',
    '%',
    'a=b',
    '/search',
    '//evil?route[0]=LON_2031-05-04_date_NYC#',
  ])('rejects %s', (segment) => {
    expect(parseSearchSegment(segment, NOW)).toBeNull();
  });
});
