import { describe, expect, it } from 'vitest';
import { places } from './places';
import { trainLines } from './railways';
import { dayOfDate, localOf } from './time-zones';
import { citiesByTrain, trainsBetween } from './trains';

const DAY = dayOfDate('2031-05-04') ?? 0;

function cityOf(code: string) {
  const city = places().city.get(code);
  if (!city) throw new Error(`no city ${code}`);
  return city;
}

const trains = (from: string, to: string, day = DAY) => trainsBetween(cityOf(from), cityOf(to), day);

describe('lines', () => {
  it('stop in each city once, and have unique numbers', () => {
    const keys = trainLines().map(({ railway, firstNumber, letter }) => `${railway.code}${firstNumber}${letter}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    for (const { stops, weekly } of trainLines()) {
      expect(stops.length).toBeGreaterThan(1);
      expect(new Set(stops.map(({ city }) => city)).size).toBe(stops.length);
      expect(weekly).toBeGreaterThan(0);
    }
  });

  it('belong to railways whose codes no airline has', () => {
    expect(trainLines().filter(({ railway }) => !/^[A-Z]{3}$/.test(railway.code))).toEqual([]);
  });

  it('reach every city that has a station', () => {
    const alone = places().cities.filter((city) => city.stations.length > 0 && citiesByTrain(city).size === 0);
    expect(alone.map((city) => city.code)).toEqual([]);
  });
});

describe('trains', () => {
  it.each([
    // Columns: from, to, minimum a day, range of hours on the way.
    ['MOW', 'LED', 15, 3.5, 12],
    ['MOW', 'AER', 2, 20, 40],
    ['MOW', 'VVO', 1, 90, 170],
    ['PAR', 'LYS', 10, 1.8, 3],
    ['LON', 'PAR', 10, 1.8, 4],
    ['WAW', 'KRK', 10, 1.5, 5],
    ['ALA', 'NQZ', 1, 12, 24],
  ])('go from %s to %s at least %i times a day, in %f to %f hours', (from, to, least, shortest, longest) => {
    const results = trains(from, to);
    expect(results.length).toBeGreaterThanOrEqual(least);
    for (const train of results) {
      const hours = (train.arrives - train.departs) / 60;
      expect(hours).toBeGreaterThan(shortest);
      expect(hours).toBeLessThan(longest);
    }
    expect(Math.abs(trains(to, from).length - results.length)).toBeLessThanOrEqual(2);
  });

  it.each(['MOW-LED', 'LED-MOW', 'SVX-OVB', 'VVO-IKT', 'VIE-ROM'])(
    'of %s leave on the requested local date, including trains that started days before',
    (pair) => {
      const [from = '', to = ''] = pair.split('-');
      const results = trains(from, to);
      expect(results.length).toBeGreaterThan(0);
      for (const train of results) {
        expect(Math.floor(localOf(train.from.timeZone, train.departs) / 1440)).toBe(DAY);
        expect([train.from.city.code, train.to.city.code]).toEqual([from, to]);
      }
      expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
    },
  );

  it.each([
    ['MOW', 'LED'],
    ['MOW', 'KZN'],
    ['LED', 'PKV'],
  ])('have even numbers one way and odd ones back, from Moscow even: %s-%s', (from, to) => {
    const kinds = (start: string, end: string) =>
      new Set(trains(start, end).map(({ number }) => Number(/\d+/.exec(number)) % 2));
    const isMoscow = from === 'MOW';
    expect([kinds(from, to), kinds(to, from)]).toEqual([new Set([isMoscow ? 0 : 1]), new Set([isMoscow ? 1 : 0])]);
  });

  it('state their first and last station, beyond the ride', () => {
    const through = trains('SVX', 'OVB').find(({ name }) => name === 'Россия');
    expect([through?.number, through?.initialStation.city.code, through?.finalStation.city.code]).toEqual([
      '002Э',
      'MOW',
      'VVO',
    ]);
  });

  it('are the same at every request', () => {
    const before = JSON.stringify(trains('MOW', 'KZN').map(({ id, departs, arrives }) => [id, departs, arrives]));
    for (let day = DAY - 30; day < DAY; day++) trains('MOW', 'KZN', day);
    expect(JSON.stringify(trains('MOW', 'KZN').map(({ id, departs, arrives }) => [id, departs, arrives]))).toBe(before);
  });

  it.each(['LON-NYC', 'MOW-IST', 'PAR-PMI', 'SVX-BER'])('do not run without rails: %s', (pair) => {
    const [from = '', to = ''] = pair.split('-');
    expect(trains(from, to)).toEqual([]);
  });
});
