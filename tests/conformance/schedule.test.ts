/** Timetables (upstream facts §4), from the client to the blocks of landing pages. */
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '~/upstream/schedule/contract';
import { foldCodeshares } from '~/features/landings/flights/scheduled-flights';
import { START } from '#server/sandbox/testing/test-sandbox';
import { wholeSandbox } from './whole-sandbox';

const { clients, remote } = wholeSandbox();
const TODAY = START.slice(0, 10);
const WHOLE_DAY = { from: '00:00', to: '23:59' };
const schedule = () => clients().schedule;

describe('departures', () => {
  it('are those of the day on the clock of the airport, by time, with both ends on their own clocks', async () => {
    const { flights, seenAt } = await schedule().listDepartures('LHR', { date: '2031-06-10', ...WHOLE_DAY });
    expect(flights.length).toBeGreaterThan(100);
    expect(seenAt).toMatch(/^\d{4}-.*Z$/);
    const times = flights.map(({ departure }) => departure.time);
    expect(times.every((time) => time.startsWith('2031-06-10') && time.endsWith('+01:00'))).toBe(true);
    expect(times).toEqual(times.toSorted());
    const american = flights.filter(({ arrival }) => arrival.airport === 'JFK');
    expect(american.length).toBeGreaterThan(0);
    for (const { arrival } of american) expect(arrival.time).toMatch(/-04:00$/);
    expect(new Set(flights.map(({ departure }) => departure.airport))).toEqual(new Set(['LHR']));
  });

  it('are those between two times of the day', async () => {
    const { flights } = await schedule().listDepartures('LHR', { date: '2031-06-10', from: '09:00', to: '09:59' });
    expect(flights.length).toBeGreaterThan(0);
    for (const { departure } of flights) expect(departure.time.slice(11, 13)).toBe('09');
  });

  it('are of all airports of the other city, and of a week', async () => {
    const days = { arrival: 'NYC', from: '2031-06-10', to: '2031-06-16' };
    const { flights } = await schedule().listDeparturesTo('LHR', days);
    expect(new Set(flights.map(({ departure }) => departure.time.slice(0, 10))).size).toBe(7);
    expect(new Set(flights.map(({ arrival }) => arrival.airport)).size).toBeGreaterThan(1);
    for (const { arrival } of flights) expect(['JFK', 'EWR', 'LGA']).toContain(arrival.airport);
  });

  it('keep their local time when the clocks change', async () => {
    // Summer time begins in Germany on 30 March 2031.
    const days = { arrival: 'IST', from: '2031-03-27', to: '2031-04-02' };
    const german = (await schedule().listDeparturesTo('FRA', days)).flights;
    for (const { departure, arrival } of german) {
      expect(departure.time.slice(19)).toBe(departure.time < '2031-03-30T02' ? '+01:00' : '+02:00');
      expect(arrival.time.slice(19)).toBe('+03:00');
    }
    const numberOf = ({ marketingCarrier, number }: (typeof german)[number]) => marketingCarrier + number;
    const moved = [...new Set(german.map(numberOf))]
      .map((number) => german.filter((one) => numberOf(one) === number))
      .filter((same) => same.length === 7);
    expect(moved.length).toBeGreaterThan(0);
    for (const same of moved) {
      expect(new Set(same.map(({ departure }) => departure.time.slice(11, 16))).size).toBe(1);
      expect(new Set(same.map(({ arrival }) => arrival.time.slice(11, 16))).size, 'an hour earlier in Istanbul').toBe(
        2,
      );
    }
  });

  it('come under every number, which the pages fold', async () => {
    const { flights } = await schedule().listDepartures('LED', { date: '2031-06-10', ...WHOLE_DAY });
    const folded = foldCodeshares(flights);
    expect(folded.length).toBeLessThan(flights.length);
    const shared = folded.find(({ numbers }) => numbers.length > 1)!;
    expect(shared.numbers[0]).toMatch(new RegExp(`^${shared.operatingCarrier} `));
  });

  it('have names of cities in the language of the page', async () => {
    const russian = clients({ brand: 'ru', locale: 'ru', country: 'RU', currency: 'RUB' }).schedule;
    const { flights } = await russian.listDeparturesTo('SVO', { arrival: 'LED', from: '2031-06-10', to: '2031-06-10' });
    expect(new Set(flights.map(({ arrival }) => arrival.cityName))).toEqual(
      new Set(['\u0421\u0430\u043d\u043a\u0442-\u041f\u0435\u0442\u0435\u0440\u0431\u0443\u0440\u0433']),
    );
  });
});

describe('arrivals', () => {
  it('in the morning left the day before, on the clock where they left', async () => {
    const { flights } = await schedule().listArrivals('LHR', { date: '2031-06-10', from: '05:00', to: '08:59' });
    const american = flights.filter(({ departure }) => departure.airport === 'JFK');
    expect(american.length).toBeGreaterThan(0);
    for (const { departure, arrival } of american) {
      expect([departure.time.slice(0, 10), arrival.time.slice(0, 10)]).toEqual(['2031-06-09', '2031-06-10']);
    }
  });

  it('are the departures of the other end', async () => {
    const arrived = (await schedule().listArrivals('ATH', { date: '2031-06-10', ...WHOLE_DAY })).flights;
    const from = (date: string) => schedule().listDeparturesTo('BER', { arrival: 'ATH', from: date, to: date });
    const left = [...(await from('2031-06-09')).flights, ...(await from('2031-06-10')).flights];
    const name = ({ marketingCarrier, number, departure }: (typeof left)[number]) =>
      `${marketingCarrier}${number} ${departure.time}`;
    const expected = left.filter(({ arrival }) => arrival.time.startsWith('2031-06-10')).map(name);
    expect(expected.length).toBeGreaterThan(0);
    expect(
      arrived
        .filter(({ departure }) => departure.airport === 'BER')
        .map(name)
        .toSorted(),
    ).toEqual(expected.toSorted());
  });

  it('are none where nothing lands', async () => {
    expect((await schedule().listArrivals('QQQ', { date: TODAY, ...WHOLE_DAY })).flights).toEqual([]);
    await expect(schedule().listArrivals('../x', { date: TODAY, ...WHOLE_DAY })).rejects.toThrow(RangeError);
  });
});

describe('on the day', () => {
  beforeEach(() => remote.control({ clock: { now: START } }));

  it('flights have statuses and estimates by the clock of the service', async () => {
    const { flights } = await schedule().listDepartures('LHR', { date: TODAY, ...WHOLE_DAY });
    const now = Date.parse(START);
    const about = (one: { time: string; estimatedTime: string | null }) => Date.parse(one.estimatedTime ?? one.time);
    for (const { status, departure, arrival } of flights) {
      if (status === 'landed') expect(about(arrival)).toBeLessThanOrEqual(now);
      if (status === 'active') expect([about(departure) <= now, about(arrival) > now]).toEqual([true, true]);
      if (status === 'scheduled') expect(about(departure)).toBeGreaterThan(now);
    }
    const late = flights.filter(({ departure: { time, estimatedTime } }) => estimatedTime && estimatedTime > time);
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(flights.map(({ status }) => status)).size).toBeGreaterThanOrEqual(3);
  });
});

it('an answer with odd entries loses only those', () => {
  const flight = {
    marketing_carrier: 'XX',
    operating_carrier: null,
    number: 101,
    last_status: 'diverted',
    departure_time: '2031-05-04T18:30:00+01:00',
    departure_estimated_time: null,
    arrival_time: '2031-05-04T22:45:00+03:00',
  };
  const answer = endpoints.listDepartures.answer.parse([flight, { ...flight, departure_time: 'soon' }, 'nothing']);
  expect(answer).toMatchObject([{ marketingCarrier: 'XX', operatingCarrier: 'XX', number: '101', status: null }]);
});
