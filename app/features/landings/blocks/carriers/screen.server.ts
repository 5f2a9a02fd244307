import { formatDuration } from '~/market/format';
import type { LandingCarrier, RouteCarrier } from '~/upstream/landings/facts-contract';
import type { BlockInput } from '../../block';
import { formatCount } from '../../measures';
import { nameOf } from '../../names';
import { wayOf } from '../../way';

type CarrierRow = {
  code: string;
  name: string;
  href: string;
  weekly: string;
  /** "7h 55m"; null where it differs by destination. */
  duration: string | null;
  /** "LHR, LGW – JFK"; null on the page of a place. */
  airports: string | null;
};

/** The carriers that fly without a stop, and how often. */
export type CarriersScreen = { title: string; hasDurations: boolean; rows: CarrierRow[]; note: string | null };

/** Builds the carriers of a route, a place or a country; null without one. */
export function carriersScreen({ sources: { subject }, market, links, t }: BlockInput): CarriersScreen | null {
  const { locale } = market;
  const row = (carrier: LandingCarrier, airports: string | null, href = links.airline(carrier)): CarrierRow => ({
    code: carrier.code,
    name: nameOf(carrier, locale),
    href,
    weekly: formatCount(carrier.weekly, locale),
    duration: carrier.minutes === null ? null : formatDuration(carrier.minutes, locale),
    airports,
  });
  switch (subject.kind) {
    case 'route':
    case 'airport-pair':
    case 'airline-route': {
      const way = wayOf(subject)!;
      const { departure, arrival, carriers, airline } = way;
      // A page of its own has only who is not alone on the route.
      const isShared = carriers.length > 1 || airline !== null;
      const hrefOf = (carrier: RouteCarrier) =>
        isShared ? links.airlineRoute(carrier, departure.city, arrival.city) : links.airline(carrier);
      const airportsOf = (carrier: RouteCarrier) =>
        departure.airport ? null : `${carrier.departureAirports.join(', ')} – ${carrier.arrivalAirports.join(', ')}`;
      const rows = carriers.map((carrier) => row(carrier, airportsOf(carrier), hrefOf(carrier)));
      const title = airline === null ? t('carriers.ofRoute') : t('carriers.others');
      return rows.length > 0 ? { title, hasDurations: true, rows, note: null } : null;
    }
    case 'city':
    case 'airport': {
      const { carriers, carriersTotal } = subject.facts;
      if (carriers.length === 0) return null;
      const rest = carriersTotal - carriers.length;
      const note = rest > 0 ? t('carriers.more', { count: rest }) : null;
      return { title: t('carriers.ofPlace'), hasDurations: false, rows: carriers.map((one) => row(one, null)), note };
    }
    case 'country': {
      const { carriers } = subject.facts;
      if (carriers.length === 0) return null;
      const rows = carriers.map((one) => row(one, null));
      return { title: t('carriers.ofCountry'), hasDurations: false, rows, note: null };
    }
    default:
      return null;
  }
}
