import { formatDuration } from '~/market/format';
import type { AirportPair } from '~/upstream/landings/facts-contract';
import type { BlockInput } from '../../block';
import { formatCount } from '../../measures';
import { airportName } from '../../names';

/** From which airport to which one can fly without a stop. */
export type PairsScreen = {
  title: string;
  /** `codes`: "LHR – JFK" */
  rows: { codes: string; name: string; href: string; duration: string; weekly: string }[];
};

/** Builds the pairs of airports of a route, or the others beside a pair; null where there is no choice. */
export function pairsScreen({ sources: { subject }, market: { locale }, links, t }: BlockInput): PairsScreen | null {
  const row = ({ departure, arrival, minutes, weekly }: AirportPair) => ({
    codes: `${departure.code} – ${arrival.code}`,
    name: t('routeName', { from: airportName(departure, locale), to: airportName(arrival, locale) }),
    href: links.airportPair(departure, arrival),
    duration: formatDuration(minutes, locale),
    weekly: formatCount(weekly, locale),
  });
  switch (subject.kind) {
    case 'route': {
      const { airportPairs } = subject.facts;
      return airportPairs.length > 1 ? { title: t('pairs.title'), rows: airportPairs.map(row) } : null;
    }
    case 'airport-pair': {
      const { others } = subject.facts;
      return others.length > 0 ? { title: t('pairs.others'), rows: others.map(row) } : null;
    }
    default:
      return null;
  }
}
