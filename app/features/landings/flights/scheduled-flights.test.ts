import { describe, expect, it } from 'vitest';
import type { ScheduledFlight } from '~/upstream/schedule/contract';
import { boardHours } from '../blocks/board/load.server';
import { foldCodeshares, localNow, minutesOnTheWay, shownTime } from './scheduled-flights';
import { statusAt, statusToday } from './status';

const MARKET = { locale: 'en', country: 'GB' } as const;
const end = (time: string, airport: string, estimatedTime: string | null = null) => ({
  time,
  estimatedTime,
  terminal: null,
  gate: null,
  cityName: airport,
  airport,
});
const FLIGHT: ScheduledFlight = {
  marketingCarrier: 'BA',
  operatingCarrier: 'BA',
  number: '178',
  status: 'scheduled',
  departure: end('2031-05-04T23:50:00-04:00', 'JFK'),
  arrival: end('2031-05-05T11:40:00+01:00', 'LHR'),
};
const sold = (marketingCarrier: string, number: string) => ({ ...FLIGHT, marketingCarrier, number });

describe('codeshares', () => {
  it('are one flight, with the number of the carrier that flies it first', () => {
    const [flight, ...rest] = foldCodeshares([sold('AA', '6133'), sold('BA', '178'), sold('IB', '4218')]);
    expect(rest).toEqual([]);
    expect(flight?.numbers).toEqual(['BA 178', 'AA 6133', 'IB 4218']);
  });

  it('are told by their seller where the carrier itself sells none, and each number once', () => {
    const sold2 = [sold('LH', 'LH1821'), sold('LH', '1821')].map((one) => ({ ...one, operatingCarrier: 'CL' }));
    expect(foldCodeshares(sold2).map(({ numbers }) => numbers)).toEqual([['LH 1821']]);
  });

  it('are no flights of another time, way or carrier', () => {
    const others: ScheduledFlight[] = [
      FLIGHT,
      { ...FLIGHT, departure: end('2031-05-05T23:50:00-04:00', 'JFK') },
      { ...FLIGHT, departure: end(FLIGHT.departure.time, 'EWR') },
      { ...FLIGHT, arrival: end(FLIGHT.arrival.time, 'LGW') },
      { ...FLIGHT, operatingCarrier: 'VS', marketingCarrier: 'VS' },
    ];
    expect(foldCodeshares(others)).toHaveLength(others.length);
  });
});

describe('times', () => {
  it('are those of each airport, with the day of arrival', () => {
    const { departure, arrival } = FLIGHT;
    expect(shownTime(arrival.time, departure.time, MARKET)).toEqual({ time: '11:40', offset: '+1' });
    expect(minutesOnTheWay(FLIGHT)).toBe(6 * 60 + 50);
    // Across the date line, a day earlier.
    expect(shownTime('2031-05-03T20:10:00-10:00', '2031-05-04T00:30:00+13:00', MARKET).offset).toBe('\u22121');
    expect(minutesOnTheWay({ ...FLIGHT, arrival: end('2031-05-05T11:40:00', 'LHR') })).toBeNull();
  });

  it.each([
    // Summer time begins in Britain at 1:00 UTC on 30 March 2031.
    ['2031-03-30T00:59:00Z', 'Europe/London', '2031-03-30T00:59'],
    ['2031-03-30T01:00:00Z', 'Europe/London', '2031-03-30T02:00'],
    ['2031-05-04T21:30:00Z', 'Europe/Moscow', '2031-05-05T00:30'],
    ['2031-05-04T06:30:00Z', 'America/Los_Angeles', '2031-05-03T23:30'],
    ['2031-05-04T20:00:00Z', 'Asia/Kolkata', '2031-05-05T01:30'],
  ])('at %s in %s the clock shows %s', (now, zone, local) => expect(localNow(new Date(now), zone)).toBe(local));
});

describe('the hours of a board', () => {
  it('are few at a big airport, and a day at a small one, in two parts across midnight', () => {
    const noon = new Date('2031-05-04T12:00:00Z');
    expect(boardHours(noon, 'Europe/London', 4500)).toEqual([{ date: '2031-05-04', from: '12:30', to: '16:30' }]);
    expect(boardHours(noon, 'Europe/London', 14)).toEqual([
      { date: '2031-05-04', from: '12:30', to: '23:59' },
      { date: '2031-05-05', from: '00:00', to: '12:30' },
    ]);
  });

  it('are read on the clock of the airport', () => {
    expect(boardHours(new Date('2031-05-04T20:15:00Z'), 'Asia/Tokyo', 4500)).toEqual([
      { date: '2031-05-05', from: '04:45', to: '08:45' },
    ]);
  });

  it('lose the hour that the night of summer time lacks', () => {
    expect(boardHours(new Date('2031-03-30T00:45:00Z'), 'Europe/London', 4500)).toEqual([
      { date: '2031-03-30', from: '00:15', to: '05:15' },
    ]);
  });
});

describe('a status', () => {
  const t = (key: string, params: object = {}) => [key, ...Object.values(params)].join(' ');
  const lateFrom = { departure: end(FLIGHT.departure.time, 'JFK', '2031-05-05T00:25:00-04:00') };
  const lateTo = { arrival: end(FLIGHT.arrival.time, 'LHR', '2031-05-05T12:05:00+01:00') };
  const onTime = { departure: end(FLIGHT.departure.time, 'JFK', FLIGHT.departure.time) };

  it.each<[string, Partial<ScheduledFlight>, atDeparture: string | null, atArrival: string | null]>([
    ['planned', {}, 'status.scheduled', 'status.scheduled'],
    ['late at both ends', { ...lateFrom, ...lateTo }, 'status.late', 'status.late'],
    ['late and back in time', lateFrom, 'status.late', 'status.scheduled'],
    ['in the air', { ...lateFrom, status: 'active' }, 'status.departed', 'status.active'],
    ['late in the air', { ...lateTo, status: 'active' }, 'status.departed', 'status.late'],
    ['landed', { ...lateTo, status: 'landed' }, 'status.departed', 'status.landed'],
    ['unknown', { status: null }, null, null],
  ])('of a flight that is %s depends on the end', (_, change, atDeparture, atArrival) => {
    const flight = { ...FLIGHT, ...change };
    const shown = (['departure', 'arrival'] as const).map((here) => statusAt(flight, here, t));
    expect(shown.map((one) => one?.text ?? null)).toEqual([atDeparture, atArrival]);
    expect(shown.map((one) => one?.isLate ?? false)).toEqual(
      [atDeparture, atArrival].map((key) => key === 'status.late'),
    );
  });

  it.each<[Partial<ScheduledFlight>, string | null]>([
    [{}, null],
    [onTime, 'status.scheduled'],
    [lateFrom, 'status.lateTo 00:25'],
    [{ ...lateFrom, status: 'active' }, 'status.active'],
    [{ status: 'landed' }, 'status.landed'],
    [{ ...lateFrom, status: null }, null],
  ])('of today says what is known beside the plan: %j', (change, expected) => {
    expect(statusToday({ ...FLIGHT, ...change }, MARKET, t)?.text ?? null).toBe(expected);
  });
});
