import type { LandingAirport } from '~/upstream/landings/facts-contract';
import type { BlockInput } from '../../block';
import { formatCount, formatDistance } from '../../measures';
import { airportName, airportOfCity, nameOf } from '../../names';
import { wayOf } from '../../way';

type AirportRow = { code: string; name: string; href: string; centre: string; weekly: string };

/** Airports with their way to the centre, by city on the page of a route. */
export type AirportsScreen = {
  title: string;
  /** `title` is null where the block's title says it all. */
  groups: { title: string | null; rows: AirportRow[] }[];
};

/** One without flights is of no use to somebody who chooses between airports. */
const isFlown = ({ weekly }: LandingAirport) => weekly > 0;

/** Builds the airports of a subject; null without any. */
export function airportsScreen({ sources: { subject }, market, links, t }: BlockInput): AirportsScreen | null {
  // On other pages the city is known.
  const isMixed = subject.kind === 'country' || subject.kind === 'airline';
  const rowsOf = (airports: readonly LandingAirport[]) =>
    airports.map((airport) => ({
      code: airport.code,
      name: (isMixed ? airportOfCity : airportName)(airport, market.locale),
      href: links.airport(airport),
      centre: airport.centreKm > 0 ? formatDistance(airport.centreKm, market) : '\u2014',
      weekly: formatCount(airport.weekly, market.locale),
    }));
  const one = (title: string, airports: readonly LandingAirport[]) =>
    airports.length > 0 ? { title, groups: [{ title: null, rows: rowsOf(airports) }] } : null;
  switch (subject.kind) {
    case 'route':
    case 'airport-pair':
    case 'airline-route': {
      const { departure, arrival } = wayOf(subject)!;
      const groups = [departure, arrival]
        .map(({ city, airports }) => ({
          title: nameOf(city, market.locale),
          rows: rowsOf(airports.filter(isFlown)),
        }))
        .filter(({ rows }) => rows.length > 0);
      return groups.length > 0 ? { title: t('airports.title'), groups } : null;
    }
    case 'city':
    case 'country':
      return one(t('airports.title'), subject.facts.airports);
    case 'airport':
      return one(t('airports.others'), subject.facts.others.filter(isFlown));
    case 'airline':
      return one(t('airports.hubs'), subject.facts.hubs);
    default:
      return null;
  }
}
