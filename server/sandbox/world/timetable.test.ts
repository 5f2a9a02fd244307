import { describe, expect, it, vi } from 'vitest';
import { kilometres } from './geography';
import { places } from './places';
import { dayOfDate, isoWithOffset, localOf } from './time-zones';
import { flightsBetween, type Flight } from './timetable';

function flights(from: string, to: string, date: string): readonly Flight[] {
  const [start, end, day] = [places().city.get(from), places().city.get(to), dayOfDate(date)];
  if (!start || !end || day === null) throw new Error(`${from} ${to} ${date}`);
  return flightsBetween(start, end, day);
}

const departure = (flight: Flight) => isoWithOffset(flight.from.timeZone, flight.departs);

describe('flightsBetween', () => {
  it.each([
    ['MOW', 'AER'],
    ['MOW', 'LED'],
    ['LON', 'NYC'],
    ['WAW', 'TYO'],
    ['ALA', 'IST'],
    ['GOH', 'CPH'],
    ['BUE', 'USH'],
  ])('has flights %s–%s on every day of a week, both ways', (from, to) => {
    for (let day = 4; day <= 10; day++) {
      const date = `2031-05-${String(day).padStart(2, '0')}`;
      expect(flights(from, to, date), date).not.toHaveLength(0);
      expect(flights(to, from, date), date).not.toHaveLength(0);
    }
  });

  it.each([
    ['MOW', 'LON'],
    ['LON', 'SYD'],
    ['GOH', 'USH'],
    ['MOW', 'MOW'],
  ])('has no non-stop flight %s–%s', (from, to) => {
    expect(flights(from, to, '2031-05-04')).toEqual([]);
  });

  it('uses the local date, sorts flights, and uses each number once', () => {
    for (const date of ['2031-05-04', '2031-03-30', '2031-10-26']) {
      const results = flights('LON', 'NYC', date);
      expect(results.map((flight) => departure(flight).slice(0, 10))).toEqual(results.map(() => date));
      expect(results.map((flight) => flight.departs)).toEqual(
        results.map((flight) => flight.departs).sort((a, b) => a - b),
      );
      expect(new Set(results.map((flight) => flight.id)).size).toBe(results.length);
    }
  });

  it('keeps local times when the clocks change', () => {
    const clock = (date: string) =>
      new Map(flights('LON', 'NYC', date).map((flight) => [flight.number, departure(flight).slice(11)]));
    const [winter, summer] = [clock('2031-03-28'), clock('2031-04-04')];
    expect([...winter.values()].every((time) => time.endsWith('+00:00'))).toBe(true);
    for (const [number, time] of summer) expect(time).toBe((winter.get(number) ?? '').replace('+00:00', '+01:00'));
  });

  it('has plausible speeds, and aircraft with enough range', () => {
    for (const [from, to] of [
      ['MOW', 'AER'],
      ['LON', 'NYC'],
      ['WAW', 'TYO'],
      ['SIN', 'NYC'],
      ['ANC', 'BET'],
    ] as const) {
      for (const flight of flights(from, to, '2031-05-04')) {
        const speed = flight.km / ((flight.arrives - flight.departs) / 60);
        expect(speed).toBeGreaterThan(120);
        expect(speed).toBeLessThan(1000);
        expect(flight.km).toBe(kilometres(flight.from.vector, flight.to.vector));
        if (!flight.technicalStop) expect(flight.equipment.rangeKm).toBeGreaterThanOrEqual(Math.min(flight.km, 15_000));
      }
    }
  });

  it('has departures at airport opening hours', () => {
    const minutes = flights('MOW', 'AER', '2031-05-04').map(
      (flight) => localOf(flight.from.timeZone, flight.departs) % 1440,
    );
    expect(Math.min(...minutes)).toBeGreaterThanOrEqual(360);
    expect(Math.max(...minutes)).toBeLessThanOrEqual(1320);
  });

  it('is the same after a restart', async () => {
    const summaryOf = (list: readonly Flight[]) =>
      list.map((flight) => [flight.id, flight.departs, flight.arrives, flight.equipment.code, flight.from.code]);
    const before = summaryOf(flights('WAW', 'TYO', '2031-05-04'));
    vi.resetModules();
    const world = { ...(await import('./places')), ...(await import('./timetable')) };
    const [start, end] = [world.places().city.get('WAW'), world.places().city.get('TYO')];
    if (!start || !end) throw new Error('no such city');
    expect(summaryOf(world.flightsBetween(start, end, dayOfDate('2031-05-04') ?? NaN))).toEqual(before);
  });
});
