/**
 * Groups the itineraries of a return journey by their way out. A card stands for all of them, so that a list does not
 * show the same flight out with one way back after another.
 */
import type { Itinerary } from './itinerary';

/** The first of the itineraries with the same way out, and the others in their order. */
export type OutboundGroup = { itinerary: Itinerary; others: readonly Itinerary[] };

/** Returns the key of an itinerary's first trip; null unless it has two. Only a round trip's second one leads back. */
export function outboundKey({ key, trips }: Itinerary): string | null {
  return trips.length === 2 ? (key.split('~')[0] ?? null) : null;
}

/** Groups the itineraries of a round trip by their way out, in their order; others stay alone. */
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
 * Keeps the itineraries with one way out; null when none has it: the link may be older than the offers or the filter.
 * @param key of `outboundKey`
 */
export function withOutbound(itineraries: readonly Itinerary[], key: string | null): Itinerary[] | null {
  const kept = key === null ? [] : itineraries.filter((itinerary) => outboundKey(itinerary) === key);
  return kept.length > 0 ? kept : null;
}
