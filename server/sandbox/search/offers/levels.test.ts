import { describe, expect, it } from 'vitest';
import { endpointOf } from '../../world/places';
import { dayOfDate } from '../../world/time-zones';
import { combined, pricedOptions, type Itinerary } from './itineraries';
import { seasonFactor } from './seasons';
import { tripOptions } from './trip-options';
import type { TransportKind } from './segment';

const SEARCH_DAY = dayOfDate('2030-11-22') ?? 0;

function endpoint(code: string) {
  const end = endpointOf(code);
  if (!end) throw new Error(code);
  return end;
}

function roundTrips(pair: string, date: string, kinds?: TransportKind[]): Itinerary[] {
  const [from = '', to = ''] = pair.split('-');
  const day = dayOfDate(date) ?? 0;
  const wish = { notBefore: 0, ...(kinds ? { kinds } : {}) };
  const out = tripOptions({ from: endpoint(from), to: endpoint(to), day, ...wish });
  const back = tripOptions({ from: endpoint(to), to: endpoint(from), day: day + 7, ...wish });
  return combined([out, back].map((options) => pricedOptions(options, 'economy', SEARCH_DAY)));
}

const priceOf = ({ fare }: Itinerary) => fare.light ?? fare.standard;
const isDirect = ({ trips }: Itinerary) => trips.every(({ segments }) => segments.length === 1);
const cheapest = (list: Itinerary[]) => Math.min(...list.map(priceOf));

describe('round trips', () => {
  it.each([
    ['MOW-AER', 'SU S7 DP UT N4'],
    ['LON-NYC', 'BA VS DL AA UA B6 N0'],
    ['LON-SIN', 'SQ'],
  ])('of %s without a change are sold by %s alone', (pair, carriers) => {
    const sellers = new Set(
      roundTrips(pair, '2031-02-12')
        .filter(isDirect)
        .filter(({ trips }) => new Set(trips.map(({ segments }) => segments[0]?.marketing.code)).size === 1)
        .map(({ trips }) => trips[0]?.segments[0]?.marketing.code),
    );
    expect(carriers.split(' ').filter((code) => !sellers.has(code))).toEqual([]);
  });
});

describe('price levels', () => {
  it.each([
    // Columns: pair, date, dollars of the cheapest return by air and without a change.
    ['LON-NYC', '2031-02-12', 330, 470, 360, 580],
    ['LON-NYC', '2031-05-14', 400, 700, 450, 800],
    ['WAW-TYO', '2031-05-14', 750, 1250, 900, 1700],
    ['MOW-AER', '2031-02-12', 70, 140, 70, 140],
    ['LON-PAR', '2031-02-12', 40, 90, 40, 90],
    ['LON-BCN', '2031-05-14', 80, 200, 80, 210],
  ] as const)('of %s on %s are those of the market', (pair, date, low, high, lowDirect, highDirect) => {
    const all = roundTrips(pair, date, ['airplane']);
    expect(cheapest(all)).toBeGreaterThan(low);
    expect(cheapest(all)).toBeLessThan(high);
    expect(cheapest(all.filter(isDirect))).toBeGreaterThan(lowDirect);
    expect(cheapest(all.filter(isDirect))).toBeLessThan(highDirect);
  });

  it.each([
    ['MOW-AER', '2030-12-29', 1.5],
    ['MOW-AER', '2031-07-19', 1.3],
    ['LON-NYC', '2030-12-21', 1.5],
    ['LON-NYC', '2031-07-19', 1.4],
    ['LON-BCN', '2031-08-02', 1.4],
  ])('of %s on %s are at least %f times those of February', (pair, date, times) => {
    const usual = cheapest(roundTrips(pair, '2031-02-15', ['airplane']));
    expect(cheapest(roundTrips(pair, date, ['airplane'])) / usual).toBeGreaterThan(times);
  });
});

describe('seasonFactor', () => {
  const factor = (pair: string, date: string) => {
    const [from = '', to = ''] = pair.split('-');
    return seasonFactor(dayOfDate(date) ?? 0, endpoint(from).city, endpoint(to).city);
  };

  it.each([
    ['New Year in Russia', 'MOW-AER', '2031-01-04', '2031-01-25'],
    ['May holidays in Russia', 'MOW-LED', '2031-05-02', '2031-05-23'],
    ['summer', 'LON-MAD', '2031-08-01', '2031-10-10'],
    ['Christmas', 'BER-PAR', '2031-12-20', '2031-12-06'],
    ['Easter of 2031, 13 April', 'ROM-PAR', '2031-04-11', '2031-05-09'],
    ['Thanksgiving of 2031, 27 November', 'NYC-CHI', '2031-11-26', '2031-11-12'],
    ['lunar New Year of 2031, 23 January', 'BJS-SHA', '2031-01-22', '2031-02-26'],
    ['Golden Week', 'TYO-SPK', '2031-05-02', '2031-05-23'],
    ['Friday against Tuesday', 'LON-MAD', '2031-10-10', '2031-10-07'],
    ['the day before Christmas Eve against Christmas Day', 'LON-NYC', '2031-12-23', '2031-12-25'],
  ])('is higher in season: %s', (_, pair, high, low) => {
    expect(factor(pair, high)).toBeGreaterThan(1.1 * factor(pair, low));
  });

  it('has no step of more than a third from day to day', () => {
    for (let day = dayOfDate('2031-01-01') ?? 0; day < (dayOfDate('2032-01-01') ?? 0); day++) {
      const [today, tomorrow] = [day, day + 1].map((one) =>
        seasonFactor(one, endpoint('LON').city, endpoint('NYC').city),
      );
      const step = (tomorrow ?? 0) / (today ?? 1);
      expect(step, String(day)).toBeGreaterThan(0.66);
      expect(step, String(day)).toBeLessThan(1.5);
    }
  });
});
