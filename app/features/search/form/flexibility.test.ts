import { describe, expect, it } from 'vitest';
import type { SearchQuery, SearchTrip } from '../query/search-query';
import { faultOf } from '../query/query-fault';
import { flexibilityOf, flexibleTrips } from './flexibility';
import { EMPTY_FORM, type Flexibility } from './form-values';

const DATES = { min: '2031-04-10', max: '2032-04-30' };

/** Notation "05-03…05-05", "05-10+7" for a stay of seven nights. */
function view(trip: Pick<SearchTrip, 'date' | 'flexible'> | null): string {
  if (!trip) return '-';
  const { date, flexible } = trip;
  if (!flexible) return date.slice(5);
  return flexible.type === 'range'
    ? `${date.slice(5)}…${flexible.end.slice(5)}`
    : `${date.slice(5)}+${flexible.minDays}`;
}

// A Sunday.
const OUT = '2031-05-04';

describe('flexibleTrips', () => {
  it.each<[Flexibility, out: string, back: string, expected: string]>([
    ['exact', OUT, '2031-05-11', '05-04 05-11'],
    ['exact', OUT, '', '05-04 -'],
    ['day', OUT, '', '05-03…05-05 -'],
    ['day', OUT, '2031-05-11', '05-03…05-05 05-10…05-12'],
    ['threeDays', OUT, '2031-05-11', '05-01…05-07 05-08…05-14'],
    ['threeDays', '2031-04-11', '', '04-10…04-14 -'],
    ['day', '2032-04-30', '', '04-29…04-30 -'],
    ['month', OUT, '', '05-01…05-31 -'],
    ['month', OUT, '2031-05-11', '05-01…05-31 05-08+7'],
    ['month', '2031-04-20', '', '04-10…04-30 -'],
    ['weekend', OUT, '', '05-02…05-04 -'],
    ['weekend', '2031-05-05', '2031-05-20', '05-09…05-10 05-11…05-12'],
  ])('%s of %s and %j: %s', (flexibility, departureDate, dateBack, expected) => {
    const { out, back } = flexibleTrips({ ...EMPTY_FORM, flexibility, departureDate, dateBack }, DATES);
    expect(`${view(out)} ${view(back)}`).toBe(expected);
  });
});

describe('monthDates', () => {
  it.each([
    ['2031-04-21', '04-21…04-30'],
    ['2031-04-22', '04-22…05-22'],
    ['2031-04-30', '04-30…05-22'],
    ['2032-02-20', '02-20…02-29'],
    ['2032-02-21', '02-21…03-22'],
    ['2031-05-23', '05-23…06-22'],
    ['2031-12-31', '12-31…01-22'],
  ])('takes the next month too when less than ten days are left: %s, %s', (min, expected) => {
    const dates = { min, max: '2032-12-31' };
    const { out } = flexibleTrips({ flexibility: 'month', departureDate: min, dateBack: '' }, dates);
    expect(view(out)).toBe(expected);
    const trips = [{ departure: 'LON', arrival: 'ROM', ...out }];
    expect(faultOf({ trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' })).toBeNull();
    expect(flexibilityOf({ trips }, dates)).toEqual({ flexibility: 'month', departureDate: min, dateBack: '' });
  });

  it('is recognised on the next days', () => {
    const [on, later] = ['2031-04-22', '2031-04-27'].map((min) => ({ min, max: '2032-04-30' }));
    const { out } = flexibleTrips({ flexibility: 'month', departureDate: on!.min, dateBack: '' }, on!);
    const found = flexibilityOf({ trips: [{ departure: 'LON', arrival: 'ROM', ...out }] }, later!);
    expect(found).toEqual({ flexibility: 'month', departureDate: '2031-04-27', dateBack: '' });
  });
});

describe('flexibilityOf', () => {
  const queryOf = (flexibility: Flexibility, departureDate: string, dateBack: string): SearchQuery => {
    const { out, back } = flexibleTrips({ ...EMPTY_FORM, flexibility, departureDate, dateBack }, DATES);
    const trips = [{ departure: 'LON', arrival: 'ROM', ...out }];
    if (back) trips.push({ departure: 'ROM', arrival: 'LON', ...back });
    return { trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' };
  };

  it.each<[Flexibility, out: string, back: string]>([
    ['day', OUT, ''],
    ['day', OUT, '2031-05-11'],
    ['threeDays', OUT, '2031-05-11'],
    ['month', '2031-05-01', ''],
    ['month', '2031-05-01', '2031-05-08'],
    ['month', '2031-04-10', ''],
    ['threeDays', '2031-04-11', '2031-04-20'],
    ['day', '2032-04-30', ''],
    ['weekend', '2031-05-09', ''],
    ['weekend', '2031-05-09', '2031-05-11'],
  ])('recognises %s of %s and %j in its search, which is valid', (flexibility, departureDate, dateBack) => {
    const query = queryOf(flexibility, departureDate, dateBack);
    expect(faultOf(query)).toBeNull();
    expect(flexibilityOf(query, DATES)).toEqual({ flexibility, departureDate, dateBack });
  });

  it.each<[Flexibility, out: string, back: string, today: string, left: [out: string, back: string]]>([
    ['threeDays', OUT, '', '2031-05-03', [OUT, '']],
    ['month', '2031-05-01', '', '2031-05-10', ['2031-05-10', '']],
    ['month', '2031-05-01', '2031-05-08', '2031-05-10', ['2031-05-10', '2031-05-17']],
    ['weekend', '2031-05-09', '', '2031-05-10', ['2031-05-10', '']],
    ['weekend', '2031-05-09', '2031-05-11', '2031-05-10', ['2031-05-10', '2031-05-11']],
  ])('recognises %s of %s and %j once its first day has passed, on %s', (flexibility, out, back, today, left) => {
    const [departureDate, dateBack] = left;
    const found = flexibilityOf(queryOf(flexibility, out, back), { ...DATES, min: today });
    expect(found).toEqual({ flexibility, departureDate, dateBack });
  });

  it('leaves a weekend that has passed as it is', () => {
    expect(flexibilityOf(queryOf('weekend', '2031-05-09', ''), { ...DATES, min: '2031-05-18' })).toBeNull();
  });

  it('leaves exact days and ranges of another length as they are', () => {
    expect(flexibilityOf(queryOf('exact', OUT, ''), DATES)).toBeNull();
    const trips: SearchTrip[] = [
      { departure: 'LON', arrival: 'ROM', date: OUT, flexible: { type: 'range', end: '2031-05-09' } },
    ];
    expect(flexibilityOf({ trips }, DATES)).toBeNull();
  });
});
