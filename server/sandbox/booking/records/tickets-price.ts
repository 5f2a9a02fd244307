/** The price of tickets with the places on trains. Amounts are hundredths of the booking's currency. */
import { partOf } from '../../search/offers/rates';
import { currentPrices, totalPrice } from './price';
import type { RailPlace } from './rail-records';
import { trainShares, type PricedFare } from './rail-shares';
import type { BookingRecord } from './records';

/**
 * Returns what the tickets of a booking cost: the fare, and what the reserved places on trains cost more or less than their
 * share of it. Everything that needs the price of tickets asks here.
 */
export function ticketsPrice(booking: PricedFare & Pick<BookingRecord, 'railPlaces'>): number {
  const { offer, fare, hasPriceMoved, railPlaces } = booking;
  const extra = railPlaces.reduce((sum, place) => sum + placePrice(place, booking) - shareOf(place, booking), 0);
  return totalPrice(offer, fare, hasPriceMoved) + extra;
}

/** Returns what a passenger pays for a train, place and tariff included. */
export function placePrice(place: RailPlace, booking: PricedFare): number {
  const { price, wasMoved } = place;
  if (price === null) return shareOf(place, booking);
  if (wasMoved === booking.hasPriceMoved) return price;
  const { offer, fare } = booking;
  const moved = currentPrices(offer, fare, true).adult / fare.prices.adult;
  return partOf(price, moved, offer.session.currency);
}

/**
 * Splits a passenger's price over the ways of a journey: a way by train costs its places, the rest of the price is split
 * evenly over the flights. The first way takes the hundredths that do not divide.
 * @param ways the trains of each way, by segment; empty for a way by air
 * @param price of the passenger's type, by the fare
 */
export function pricesOfWays(
  ways: readonly (readonly number[])[],
  price: number,
  passengerIndex: number,
  booking: PricedFare & Pick<BookingRecord, 'railPlaces'>,
): number[] {
  const places = booking.railPlaces.filter((place) => place.passengerIndex === passengerIndex);
  const ofWay = (trains: readonly number[]) => places.filter(({ segmentIndex }) => trains.includes(segmentIndex));
  const byTrain = ways.map((trains) => ofWay(trains).reduce((sum, place) => sum + placePrice(place, booking), 0));
  const railShare = places.reduce((sum, place) => sum + shareOf(place, booking), 0);
  const isSplit = ways.map((trains) => ofWay(trains).length === 0);
  const count = isSplit.filter(Boolean).length;
  const rest = price - railShare;
  const part = count > 0 ? Math.floor(rest / count) : 0;
  const first = isSplit.indexOf(true);
  return byTrain.map((amount, at) => {
    if (!isSplit[at]) return amount;
    return at === first ? rest - part * (count - 1) : part;
  });
}

function shareOf({ segmentIndex, passengerIndex }: RailPlace, booking: PricedFare): number {
  const { adult, child } = booking.offer.session.travelers;
  const type = passengerIndex < adult ? 'adult' : passengerIndex < adult + child ? 'child' : 'infant';
  return trainShares(booking).get(segmentIndex)?.[type] ?? 0;
}
