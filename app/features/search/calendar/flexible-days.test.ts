import { describe, expect, it } from 'vitest';
import type { SearchQuery, SearchTrip } from '../query/search-query';
import { datePairs, flexibleDays, returnOf } from './flexible-days';

const TODAY = '2031-05-01';
const OUT: SearchTrip = {
  departure: 'LON',
  arrival: 'NYC',
  date: '2031-05-04',
  flexible: { type: 'range', end: '2031-05-06' },
};
const back = (part: Partial<SearchTrip>): SearchTrip => ({
  departure: 'NYC',
  arrival: 'LON',
  date: '2031-05-05',
  ...part,
});
const query = (...trips: SearchTrip[]): SearchQuery => ({ trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' });

describe('flexibleDays', () => {
  it('one way: lists every day of the range', () => {
    expect(flexibleDays(query(OUT), TODAY)).toEqual({
      departures: ['2031-05-04', '2031-05-05', '2031-05-06'],
      returns: null,
    });
  });

  it('leaves out past days', () => {
    expect(flexibleDays(query(OUT), '2031-05-06').departures).toEqual(['2031-05-06']);
  });

  it('handles a range with a return day', () => {
    expect(flexibleDays(query(OUT, back({})), TODAY).returns).toEqual([{ kind: 'day', date: '2031-05-05' }]);
  });

  it('handles two ranges', () => {
    const { returns } = flexibleDays(query(OUT, back({ flexible: { type: 'range', end: '2031-05-07' } })), TODAY);
    expect(returns?.map((one) => one.kind === 'day' && one.date)).toEqual(['2031-05-05', '2031-05-06', '2031-05-07']);
  });

  it('handles a range with a stay', () => {
    const stay = back({ date: '2031-05-07', flexible: { type: 'stay', minDays: 3, maxDays: 5 } });
    expect(flexibleDays(query(OUT, stay), TODAY).returns).toEqual([
      { kind: 'stay', days: 3 },
      { kind: 'stay', days: 4 },
      { kind: 'stay', days: 5 },
    ]);
  });
});

describe('datePairs', () => {
  const days = (date: string) => ({ kind: 'day', date }) as const;
  const departures = ['2031-05-04', '2031-05-05', '2031-05-06'];
  const view = (returns: Parameters<typeof datePairs>[0]['returns']) =>
    datePairs({ departures, returns })
      .map(({ out, back }) => `${out.slice(8)}-${back?.slice(8) ?? ''}`)
      .join(' ');

  it('has each departure alone one way', () => expect(view(null)).toBe('04- 05- 06-'));

  it('has no return before its departure', () => {
    expect(view([days('2031-05-04'), days('2031-05-05')])).toBe('04-04 04-05 05-05');
  });

  it('counts a stay from each departure', () => {
    expect(view([{ kind: 'stay', days: 3 }])).toBe('04-07 05-08 06-09');
  });

  it('has none without a day of return', () => expect(view([])).toBe(''));
});

describe('returnOf', () => {
  it.each([
    ['2031-05-04', { kind: 'stay', days: 0 }, '2031-05-04'],
    ['2031-05-30', { kind: 'stay', days: 3 }, '2031-06-02'],
    ['2031-05-04', { kind: 'day', date: '2031-05-04' }, '2031-05-04'],
    ['2031-05-05', { kind: 'day', date: '2031-05-04' }, null],
  ] as const)('after %s, %j: %s', (departure, choice, expected) => {
    expect(returnOf(departure, choice)).toBe(expected);
  });
});
