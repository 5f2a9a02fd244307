import { formatDuration } from '~/market/format';
import type { LandingLink as NonStopLink } from '~/upstream/landings/facts-contract';
import type { BlockInput } from '../../block';
import { formatCount } from '../../measures';
import { nameOf } from '../../names';

/** Where one can fly without a stop, each with the page of the route. */
export type DestinationsScreen = {
  title: string;
  /** Names the first column: a city, or a route. */
  head: string;
  rows: { name: string; href: string; duration: string; weekly: string }[];
  note: string | null;
};

/** Builds the destinations of a place, or the routes of a carrier; null without any. */
export function destinationsScreen({ sources: { subject }, market, links, t }: BlockInput): DestinationsScreen | null {
  const { locale } = market;
  const hrefOfRoute = ({ departure, arrival }: NonStopLink) => links.route(departure, arrival);
  const rowsOf = (all: readonly NonStopLink[], nameOfLink: (link: NonStopLink) => string, hrefOf = hrefOfRoute) =>
    all.map((link) => ({
      name: nameOfLink(link),
      href: hrefOf(link),
      duration: formatDuration(link.minutes, locale),
      weekly: formatCount(link.weekly, locale),
    }));
  switch (subject.kind) {
    case 'city':
    case 'airport': {
      const { destinations, destinationsTotal } = subject.facts;
      if (destinations.length === 0) return null;
      const rest = destinationsTotal - destinations.length;
      return {
        title: t('destinations.ofPlace'),
        head: t('destinations.city'),
        rows: rowsOf(destinations, ({ arrival }) => nameOf(arrival, locale)),
        note: rest > 0 ? t('destinations.more', { count: rest }) : null,
      };
    }
    case 'airline': {
      const { destinations } = subject.facts;
      if (destinations.length === 0) return null;
      const routeName = ({ departure, arrival }: NonStopLink) =>
        t('routeName', { from: nameOf(departure, locale), to: nameOf(arrival, locale) });
      return {
        title: t('destinations.ofAirline'),
        head: t('destinations.route'),
        // A carrier that is alone on a route has no page of its own there.
        rows: rowsOf(destinations, routeName, (link) =>
          link.carriers > 1 ? links.airlineRoute(subject.facts, link.departure, link.arrival) : hrefOfRoute(link),
        ),
        note: null,
      };
    }
    default:
      return null;
  }
}
