import { addDays, earliestToday, type CalendarDate } from '~/features/search-query/calendar-date';
import type { CountryCode } from '~/market/countries';

/** A route that people fly, on a day to look at. Names of the codes are in `home.json`, `cities`. */
export type ExampleRoute = { departure: string; arrival: string; date: CalendarDate };

type Pair = readonly [departure: string, arrival: string];

const FROM_THE_WORLD: readonly Pair[] = [
  ['LON', 'NYC'],
  ['PAR', 'ROM'],
  ['WAW', 'TYO'],
  ['AMS', 'LIS'],
  ['BER', 'BCN'],
  ['NYC', 'LAX'],
];

const FROM_RUSSIA: readonly Pair[] = [
  ['MOW', 'AER'],
  ['MOW', 'LED'],
  ['MOW', 'IST'],
  ['LED', 'AER'],
  ['SVX', 'MOW'],
  ['ALA', 'IST'],
];

const PAIRS_OF_COUNTRY: Readonly<Partial<Record<CountryCode, readonly Pair[]>>> = {
  RU: FROM_RUSSIA,
  BY: FROM_RUSSIA,
  KZ: FROM_RUSSIA,
  UZ: FROM_RUSSIA,
  AZ: FROM_RUSSIA,
  KG: FROM_RUSSIA,
  AM: FROM_RUSSIA,
};

/** Far enough ahead for fair prices and free seats. */
const FIRST_IN_DAYS = 24;
const STEP_DAYS = 4;

/** A handful of routes for the home page of a country, each on a day of its own a few weeks ahead. */
export function exampleRoutes(country: CountryCode, now: Date): ExampleRoute[] {
  const first = addDays(earliestToday(now), FIRST_IN_DAYS);
  return (PAIRS_OF_COUNTRY[country] ?? FROM_THE_WORLD).map(([departure, arrival], index) => ({
    departure,
    arrival,
    date: addDays(first, index * STEP_DAYS),
  }));
}
