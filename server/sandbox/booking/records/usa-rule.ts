/**
 * The law of the USA (14 CFR 259.5(b)(4)): a flight from, to or within the USA that is booked seven days or more ahead can
 * be cancelled without a charge for 24 hours, whatever its fare and carrier. Public charters are outside of it.
 */
import type { Offer } from '../../search/offers/offer';

/** The USA and its territories, which the rule calls points in the USA. */
const POINTS: ReadonlySet<string> = new Set(['US', 'PR', 'VI', 'GU', 'AS', 'MP']);
const HOUR_MS = 3_600_000;
const HOURS_TO_CANCEL = 24;
const DAYS_AHEAD = 7;

/** Checks whether the rule covers the whole journey. */
export function isUnderUsaRule({ trips, maps }: Offer): boolean {
  const rides = trips.flat().map(({ wire }) => wire);
  const isPoint = (port: string) =>
    POINTS.has(maps.cities?.[maps.anyports?.[port]?.city_code ?? '']?.country_code ?? '');
  return (
    rides.every(({ transport_kind: kind, is_charter: isCharter }) => kind === 'airplane' && !isCharter) &&
    rides.some(({ departure, arrival }) => isPoint(departure) || isPoint(arrival))
  );
}

/** Returns for how many hours after a purchase now the journey can be cancelled; null where the rule does not cover it. */
export function freeCancellationHours(offer: Offer, now: number): number | null {
  const first = Math.min(...offer.trips.flat().map(({ wire }) => Date.parse(wire.departure_datetime)));
  return usaCancellationUntil(offer, { paidAt: now, first }) === null ? null : HOURS_TO_CANCEL;
}

/**
 * Returns until when such a journey can be cancelled; null where it was booked too late for that. Milliseconds since 1970.
 */
export function usaCancellationUntil(
  offer: Offer,
  { paidAt, first }: { paidAt: number; first: number },
): number | null {
  if (!isUnderUsaRule(offer) || first - paidAt < DAYS_AHEAD * 24 * HOUR_MS) return null;
  return paidAt + HOURS_TO_CANCEL * HOUR_MS;
}
