/** Decides which of the itineraries that begin alike leads their card, and what the others add to it. */
import { baggageOption } from './baggage-option';
import type { Itinerary } from './itinerary';
import { outboundKey, type OutboundGroup } from './outbound';
import { firstIn } from './sorting';

/** A shorter difference of duration is no reason to pay more. */
export const MUCH_LONGER_MINUTES = 30;

/**
 * Leads a group with its cheapest itinerary, unless that one is worse than the first: more stops, a bag less, a harder
 * connection, other airports, or much longer.
 */
export function ledByCheapest(group: OutboundGroup): OutboundGroup {
  const { itinerary, others } = group;
  const cheapest = firstIn(others, 'price');
  if (!cheapest || amountOf(cheapest) >= amountOf(itinerary) || isWorse(cheapest, itinerary)) return group;
  return { itinerary: cheapest, others: [itinerary, ...others.filter((one) => one !== cheapest)] };
}

/** Returns the first itinerary of a list as its card shows it: see `ledByCheapest`. Undefined for an empty list. */
export function firstCard(first: Itinerary | undefined, list: readonly Itinerary[]): Itinerary | undefined {
  const key = first && outboundKey(first);
  if (!key) return first;
  const others = list.filter((one) => one !== first && outboundKey(one) === key);
  return ledByCheapest({ itinerary: first, others }).itinerary;
}

/**
 * True when the others of a group offer something: ways back always; connections after the same first flight when one
 * costs less, arrives much earlier or has fewer stops.
 */
export function addSomething({ itinerary, others }: OutboundGroup): boolean {
  if (itinerary.trips.length > 1) return others.length > 0;
  return others.some(
    (other) =>
      amountOf(other) < amountOf(itinerary) ||
      itinerary.minutes - other.minutes >= MUCH_LONGER_MINUTES ||
      other.trips[0]!.length < itinerary.trips[0]!.length,
  );
}

function amountOf({ offers }: Itinerary): number {
  return offers[0]!.price.amount;
}

function isWorse(one: Itinerary, other: Itinerary): boolean {
  return (
    one.minutes - other.minutes >= MUCH_LONGER_MINUTES ||
    one.otherPortCount > other.otherPortCount ||
    (bagOf(one) === 'WithoutBaggages' && bagOf(other) !== 'WithoutBaggages') ||
    one.trips.some(
      (trip, index) => trip.length > other.trips[index]!.length || hardships(trip) > hardships(other.trips[index]!),
    )
  );
}

function bagOf({ offers }: Itinerary) {
  return baggageOption(offers[0]!.baggage);
}

/** Counts what makes the connections of a trip hard. */
function hardships(trip: Itinerary['trips'][number]): number {
  return trip.reduce(
    (sum, { arrival, isSelfTransfer, isNightTransfer, isTransitVisaNeeded }, index) =>
      sum +
      Number(isSelfTransfer) +
      Number(isNightTransfer) +
      Number(isTransitVisaNeeded) +
      Number(index < trip.length - 1 && trip[index + 1]!.departure !== arrival),
    0,
  );
}
