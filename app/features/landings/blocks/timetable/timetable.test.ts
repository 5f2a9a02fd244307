import { describe, expect, it } from 'vitest';
import { addDays } from '~/dates/calendar-date';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { LandingAirport, LandingCity } from '~/upstream/landings/facts-contract';
import type { ScheduledFlight } from '~/upstream/schedule/contract';
import { landingLinks } from '../../addresses';
import type { BlockInput } from '../../block';
import { textsOf } from '../../load-landing.server';
import { timetableScreen } from './screen.server';

const market = resolveMarket({
  brand: BRANDS.intl,
  url: new URL('https://shop.example/en-gb'),
  cookies: new Map(),
  acceptLanguage: null,
});

const city = (code: string, timeZone: string): LandingCity => ({
  code,
  names: { en: code },
  nameCases: null,
  countryCode: 'GB',
  timeZone,
  location: null,
});
const airport = (code: string, of: LandingCity): LandingAirport => ({
  code,
  names: { en: code },
  city: of,
  centreKm: 10,
  weekly: 100,
});
const [NEW_YORK, LONDON, AUCKLAND, HONOLULU] = [
  city('NYC', 'America/New_York'),
  city('LON', 'Europe/London'),
  city('AKL', 'Pacific/Auckland'),
  city('HNL', 'Pacific/Honolulu'),
];

type Sold = { carrier?: string; number?: string; by?: string };
const flight = (
  from: string,
  to: string,
  ways: [string, string],
  { carrier = 'BA', number = '178', by }: Sold = {},
) => {
  const end = (time: string, code: string) => ({
    time,
    estimatedTime: null,
    terminal: null,
    gate: null,
    cityName: code,
    airport: code,
  });
  return {
    marketingCarrier: by ?? carrier,
    operatingCarrier: carrier,
    number,
    status: 'scheduled',
    departure: end(ways[0], from),
    arrival: end(ways[1], to),
  } satisfies ScheduledFlight;
};

function rowsAt(now: string, [from, to]: [LandingAirport, LandingAirport], flights: ScheduledFlight[]) {
  const facts = {
    departure: from.city,
    arrival: to.city,
    departureAirports: [from],
    arrivalAirports: [to],
    ...{ km: 5000, minutes: 410, weekly: 7, onward: [], nearby: [], airportPairs: [], updatedAt: now.slice(0, 10) },
    carriers: [],
    picture: null,
  };
  const sources = {
    subject: { kind: 'route' as const, facts },
    timetable: { flights, seenAt: now },
    ...{
      prices: null,
      weather: null,
      offers: null,
      board: null,
      comments: null,
      entry: null,
      subscription: null,
      hasPriceAlerts: false,
    },
  };
  const input: BlockInput = { sources, market, links: landingLinks(market), now: new Date(now), ...textsOf(market) };
  const rows = timetableScreen(input)?.first ?? [];
  return rows.map(({ number, others, times, offset, days }) => ({
    number,
    others,
    times: times.replaceAll('\u00a0', ' '),
    offset,
    days,
  }));
}

const [JFK, LHR] = [airport('JFK', NEW_YORK), airport('LHR', LONDON)];
/** Every day of a week. @param zones offsets of both ends by the day of departure */
const daily = (first: string, zones: (date: string) => [string, string]) =>
  Array.from({ length: 7 }, (_, index) => {
    const date = addDays(first, index);
    const [out, home] = zones(date);
    return flight('JFK', 'LHR', [`${date}T23:50:00${out}`, `${addDays(date, 1)}T11:40:00${home}`]);
  });

describe('the timetable of a week', () => {
  it('tells a flight over midnight once, by the day of its departure, and the arrival a day later', () => {
    const flights = daily('2031-05-05', () => ['-04:00', '+01:00']);
    expect(rowsAt('2031-05-05T12:00:00Z', [JFK, LHR], flights)).toEqual([
      { number: 'BA 178', others: [], times: '23:50 – 11:40', offset: '+1', days: 'daily' },
    ]);
  });

  it('begins with today at the departure, whatever the day is elsewhere', () => {
    const flights = daily('2031-05-04', () => ['-04:00', '+01:00']);
    // In London it is Monday already, in New York still Sunday.
    const [row] = rowsAt('2031-05-05T01:00:00Z', [JFK, LHR], flights);
    expect(row?.days).toBe('daily');
    expect(rowsAt('2031-05-05T05:00:00Z', [JFK, LHR], flights)[0]?.days, 'Sunday is over').toBe(
      'Mon, Tue, Wed, Thu, Fri, Sat',
    );
  });

  it('has two rows for a flight whose times change when one end puts its clocks forward', () => {
    // Britain changes on 30 March 2031, America three weeks before: the clocks in New York stand, those in London move.
    const flights = Array.from({ length: 7 }, (_, index) => {
      const date = addDays('2031-03-27', index);
      const lands = addDays(date, 1) < '2031-03-30' ? '10:40:00+00:00' : '11:40:00+01:00';
      return flight('JFK', 'LHR', [`${date}T23:50:00-04:00`, `${addDays(date, 1)}T${lands}`]);
    });
    expect(rowsAt('2031-03-27T15:00:00Z', [JFK, LHR], flights).map(({ times, days }) => [times, days])).toEqual([
      ['23:50 – 10:40', 'Thu, Fri'],
      ['23:50 – 11:40', 'Sat, Sun, Mon, Tue, Wed'],
    ]);
  });

  it('crosses the date line to the day before', () => {
    const ends: [LandingAirport, LandingAirport] = [airport('AKL', AUCKLAND), airport('HNL', HONOLULU)];
    const over = flight('AKL', 'HNL', ['2031-05-06T00:30:00+12:00', '2031-05-05T11:20:00-10:00'], {
      carrier: 'NZ',
      number: '10',
    });
    expect(rowsAt('2031-05-05T10:00:00Z', ends, [over])).toEqual([
      { number: 'NZ 10', others: [], times: '00:30 – 11:20', offset: '\u22121', days: 'Tue' },
    ]);
  });

  it('names a flight that three airlines sell once, by the one that flies it, the others beside it', () => {
    const at: [string, string] = ['2031-05-05T18:30:00-04:00', '2031-05-06T06:20:00+01:00'];
    const flights = [
      flight('JFK', 'LHR', at, { by: 'AA', number: '6133' }),
      flight('JFK', 'LHR', at),
      flight('JFK', 'LHR', at, { by: 'IB', number: '4218' }),
    ];
    const [row, ...others] = rowsAt('2031-05-05T12:00:00Z', [JFK, LHR], flights);
    expect(others).toEqual([]);
    expect([row?.number, row?.others]).toEqual(['BA 178', ['AA 6133', 'IB 4218']]);
  });
});
