import { describe, expect, it } from 'vitest';
import { isSingleMarket } from './borders';
import { links, routesBetween, type Route } from './network';
import { places } from './places';
import { dayOfDate } from './time-zones';
import { flightsBetween } from './timetable';

const ALL: Route[] = [...new Set(links().flatMap((byCity) => [...byCity.values()].flat()))];

function cityOf(code: string) {
  const city = places().city.get(code);
  if (!city) throw new Error(`no city ${code}`);
  return city;
}

function carriersBetween(pair: string): string[] {
  const [from = '', to = ''] = pair.split('-');
  return [...new Set(routesBetween(cityOf(from), cityOf(to)).map(({ carrier }) => carrier.code))].sort();
}

describe('carriers', () => {
  it.each([
    ['LON-NYC', 'AA B6 BA DL N0 UA VS'],
    ['WAW-TYO', 'LO'],
    ['LON-PAR', 'AF BA U2 VY'],
    ['PAR-LYS', 'AF'],
    ['MOW-AER', 'A4 DP FV N4 S7 SU U6 UT WZ ZF'],
  ])('of %s are %s', (pair, carriers) => {
    expect(carriersBetween(pair)).toEqual(carriers.split(' '));
  });

  it('fly from, to or within countries of their own; others have the right to it', () => {
    const foreign = ALL.filter(({ carrier, base, other }) => {
      const ends = [base.city.countryCode, other.city.countryCode] as const;
      const isHome = ends.some((country) => carrier.homes.has(country));
      return !isHome && !(isSingleMarket(carrier.countryCode, ends[0]) && isSingleMarket(...ends));
    });
    // Continuations of routes from home (Dubai to Milan and on to New York), and two carriers with American rights.
    expect(foreign.length).toBeLessThan(30);
    expect(new Set(foreign.map(({ carrier }) => carrier.code))).toEqual(
      new Set('LA CI EK N0 QR BR CX LO KL SQ QF'.split(' ')),
    );
  });

  it('from Europe, America, Japan and Korea do not fly to Russia, nor Russian ones there', () => {
    const isClosed = (country: string) =>
      isSingleMarket(country, country) || ['US', 'CA', 'JP', 'KR', 'AU', 'NZ'].includes(country);
    const wrong = ALL.filter(({ carrier, base, other }) => {
      const ends = [base.city.countryCode, other.city.countryCode];
      if (carrier.countryCode === 'RU') return ends.some(isClosed);
      return ends.includes('RU') && (isClosed(carrier.countryCode) || ends.some(isClosed));
    });
    expect(wrong.map(({ carrier, base, other }) => `${carrier.code} ${base.code}-${other.code}`)).toEqual([]);
  });

  it('from Canada do not cross the Atlantic with small aircraft', () => {
    const longest = Math.max(...ALL.filter(({ carrier }) => carrier.code === 'PD').map(({ km }) => km));
    expect(longest).toBeLessThan(4500);
  });
});

describe('aircraft', () => {
  it.each([
    ['U2', /^3/],
    ['W6', /^3/],
    ['FR', /^7/],
    ['WN', /^7/],
    ['DP', /^7/],
    ['EK', /^(77|388|359)/],
  ])('of %s are of its fleet', (code, types) => {
    const own = ALL.filter(({ carrier, km, base, other }) => {
      const isSmall = km < 900 && (base.size === 'small' || other.size === 'small');
      return carrier.code === code && !isSmall;
    });
    expect(own.length).toBeGreaterThan(10);
    const others = own.flatMap(({ types: all }) => all.map((type) => type.code)).filter((type) => !types.test(type));
    expect(others).toEqual([]);
  });

  it('have the range of their routes', () => {
    expect(ALL.filter(({ types, km }) => types.length === 0 || types.some(({ rangeKm }) => rangeKm < km))).toEqual([]);
  });
});

describe('frequencies', () => {
  it.each([
    ['LON-NYC', 25, 35],
    ['MOW-AER', 30, 55],
    ['MOW-LED', 15, 30],
    ['PAR-LYS', 2, 3],
    ['WAW-TYO', 1, 1],
  ])('of %s are %i to %i a day', (pair, least, most) => {
    const [from = '', to = ''] = pair.split('-');
    const count = flightsBetween(cityOf(from), cityOf(to), dayOfDate('2031-05-06') ?? 0).length;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(count).toBeLessThanOrEqual(most);
  });
});
