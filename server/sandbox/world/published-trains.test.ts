import { describe, expect, it } from 'vitest';
import { kilometres } from './geography';
import { places } from './places';
import { publishedTrains } from './published-trains';
import { trainLines } from './railways';
import { dayOfDate, isoWithOffset, utcOfLocal } from './time-zones';
import { trainsBetween } from './trains';

/** A Sunday. */
const DATE = '2031-05-04';
const FASTEST_KMH = 300;

function trains(from: string, to: string, date = DATE) {
  const [start, end, day] = [places().city.get(from), places().city.get(to), dayOfDate(date)];
  if (!start || !end || day === null) throw new Error(`${from} ${to} ${date}`);
  return trainsBetween(start, end, day);
}

/** Returns local times of departure and arrival with the days between: "23:55 07:55+1". */
function timesOf(number: string, from: string, to: string, date = DATE): string {
  const train = trains(from, to, date).find((candidate) => candidate.number === number);
  if (!train) return `no ${number}`;
  const [left, came] = [
    isoWithOffset(train.from.timeZone, train.departs),
    isoWithOffset(train.to.timeZone, train.arrives),
  ];
  const days = (dayOfDate(came.slice(0, 10)) ?? 0) - (dayOfDate(left.slice(0, 10)) ?? 0);
  return `${left.slice(11, 16)} ${came.slice(11, 16)}${days > 0 ? `+${days}` : ''}`;
}

describe('the best-known trains', () => {
  it.each([
    ['002А', 'Красная стрела', 'MOW', 'LED', '23:55 07:55+1'],
    ['001А', 'Красная стрела', 'LED', 'MOW', '23:55 07:55+1'],
    ['004А', 'Экспресс', 'MOW', 'LED', '23:30 08:30+1'],
    ['054Ч', 'Гранд Экспресс', 'MOW', 'LED', '23:40 08:35+1'],
    ['006А', 'Смена — А. Бетанкур', 'MOW', 'LED', '23:20 07:36+1'],
    ['752А', 'Сапсан', 'MOW', 'LED', '05:40 09:15'],
    ['780А', 'Сапсан', 'MOW', 'LED', '19:40 23:30'],
    ['754А', 'Сапсан', 'MOW', '2004600', '07:30 08:33'],
    ['002Й', 'Премиум', 'MOW', 'KZN', '21:08 08:43+1'],
    ['104В', 'Премиум', 'MOW', 'AER', '10:14 09:46+1'],
    ['002Э', 'Россия', 'MOW', 'VVO', '00:35 05:52+7'],
    ['002Э', 'Россия', 'IKT', 'KHV', '20:45 15:35+3'],
    ['9004', 'Eurostar', 'LON', 'PAR', '07:01 10:20'],
    ['9007', 'Eurostar', 'PAR', 'LON', '07:13 08:30'],
    ['6601', 'TGV INOUI', 'PAR', 'LYS', '06:00 07:58'],
    ['9905', 'Italo', 'MIL', 'ROM', '06:40 10:09'],
    ['1001', 'ICE Sprinter', 'BER', 'MUC', '06:05 10:03'],
    ['2000', 'AVE', 'MAD', 'SVQ', '07:00 09:32'],
    ['006Э', 'Океан', 'KHV', 'VVO', '20:20 08:01+1'],
    ['61', 'Railjet', 'VIE', 'BUD', '11:42 14:19'],
  ])('%s %s runs from %s to %s at %s', (number, name, from, to, times) => {
    expect(timesOf(number, from, to)).toBe(times);
    expect(trains(from, to).find((train) => train.number === number)?.name).toBe(name);
  });

  it.each(['2031-01-15', '2031-07-15'])('have the same local times in winter and summer: %s', (date) => {
    expect(timesOf('002А', 'MOW', 'LED', date)).toBe('23:55 07:55+1');
    expect(timesOf('9004', 'LON', 'PAR', date)).toBe('07:01 10:20');
  });

  it('run on their days only', () => {
    const onDate = (date: string) => trains('LON', 'PAR', date).some(({ number }) => number === '9002');
    const week = ['2031-05-05', '2031-05-06', '2031-05-07', '2031-05-08', '2031-05-09', '2031-05-10', '2031-05-11'];
    expect(week.map(onDate)).toEqual([true, true, true, true, true, true, false]);
  });

  it('are at least forty by route and name', () => {
    const trips = publishedTrains().map(({ service, stops }) =>
      [service.name, ...[stops[0], stops.at(-1)].map((stop) => stop?.station.city.code).sort()].join(' '),
    );
    expect(new Set(trips).size).toBeGreaterThanOrEqual(40);
  });

  it('are on the way in the order of their stops, at speeds that trains reach', () => {
    const day = (dayOfDate(DATE) ?? 0) * 1440;
    for (const { service, digits, stops } of publishedTrains()) {
      stops.slice(1).forEach(({ station, arrives, leaves }, place) => {
        const before = stops[place]!;
        const minutes =
          utcOfLocal(station.timeZone, day + arrives) - utcOfLocal(before.station.timeZone, day + before.leaves);
        const speed = kilometres(before.station.vector, station.vector) / (minutes / 60);
        const said = `${service.name} ${digits} to ${station.names.en}`;
        expect(minutes, said).toBeGreaterThan(0);
        expect(speed, said).toBeLessThan(FASTEST_KMH);
        expect(leaves, said).toBeGreaterThanOrEqual(arrives);
      });
    }
  });

  it('share no number with each other or with the computed trains of their railway', () => {
    const published = publishedTrains().map(({ service, digits, days }) => ({ service, digits, days }));
    const keys = published.map(({ service, digits }) => `${service.railway.code}${digits}${service.letter}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    const computed = trainLines().flatMap(({ railway, firstNumber, letter, weekly }) =>
      Array.from({ length: 2 * Math.ceil(weekly / 7) }, (_, place) => `${railway.code}${firstNumber + place}${letter}`),
    );
    expect(computed.filter((key) => keys.includes(key))).toEqual([]);
  });
});

describe('computed trains beside them', () => {
  it.each(['MOW-LED', 'LON-EDI', 'FRA-CGN', 'BER-MUC', 'PAR-BOD'])('are never quicker: %s', (pair) => {
    const [from = '', to = ''] = pair.split('-');
    const known = new Set(publishedTrains().map(({ service, digits }) => `${service.railway.code}${digits}`));
    const minutes = (isKnown: boolean) =>
      trains(from, to)
        .filter(({ marketing, number }) => known.has(`${marketing.code}${parseInt(number, 10)}`) === isKnown)
        .map(({ departs, arrives }) => arrives - departs);
    expect(minutes(true).length).toBeGreaterThan(0);
    expect(Math.min(...minutes(false))).toBeGreaterThanOrEqual(Math.min(...minutes(true)));
  });
});

it('a double-decker has compartments or seats, never an open sleeper', () => {
  const [premium] = trains('MOW', 'AER').filter(({ number }) => number === '104В');
  expect([premium?.isDoubleDecker, premium?.cars]).toEqual([true, ['coupe', 'lux']]);
  const doubles = trains('MOW', 'AER').filter(({ isDoubleDecker }) => isDoubleDecker);
  expect(doubles.flatMap(({ cars }) => cars)).not.toContain('platzkart');
});
