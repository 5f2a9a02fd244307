/**
 * Groups the itineraries of a return journey by their way out, and those of one way with a stop by their first flight or
 * train. A card stands for all of them, so that a list does not show the same flight with one way on after another.
 */
import type { Itinerary } from './itinerary';

/** The first of the itineraries that begin alike, and the others in their order. */
export type OutboundGroup = { itinerary: Itinerary; others: readonly Itinerary[] };

/**
 * Returns the key that itineraries share which begin alike: the first trip of two, of which only a round trip's second
 * one leads back, or the first flight before a stop, `B620_`, `B620*s_` before a self-transfer. Null for a non-stop and for more trips.
 */
export function outboundKey({ key, trips }: Itinerary): string | null {
  if (trips.length === 2) return key.split('~')[0] ?? null;
  return trips.length === 1 && trips[0]!.length > 1 ? `${key.split('_')[0]}_` : null;
}

/** Groups the itineraries of a round trip or of one way by their beginning, in their order; others stay alone. */
export function groupByOutbound(itineraries: readonly Itinerary[]): OutboundGroup[] {
  const groups = new Map<string, { itinerary: Itinerary; others: Itinerary[] }>();
  for (const itinerary of itineraries) {
    const key = outboundKey(itinerary) ?? itinerary.key;
    const group = groups.get(key);
    if (group) group.others.push(itinerary);
    else groups.set(key, { itinerary, others: [] });
  }
  return [...groups.values()];
}

/** Returns a group for each itinerary. */
export function eachAlone(itineraries: readonly Itinerary[]): OutboundGroup[] {
  return itineraries.map((itinerary) => ({ itinerary, others: [] }));
}

/**
 * Keeps the itineraries with one beginning; null when none has it: the link may be older than the offers or the filter.
 * @param key of `outboundKey`
 */
export function withOutbound(itineraries: readonly Itinerary[], key: string | null): Itinerary[] | null {
  const kept = key === null ? [] : itineraries.filter((itinerary) => outboundKey(itinerary) === key);
  return kept.length > 0 ? kept : null;
}
