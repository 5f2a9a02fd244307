import type { OtherWay } from '../../search/offers/exchange-flights';
import type { Offer, OfferFare, OfferFlight } from '../../search/offers/offer';
import type { EventBus } from '../../service/events';
import type { SandboxContext } from '../../service/service';
import { ServiceFailure } from '../../service/failure';
import type { BookingEvents } from './events';
import type { SeatInventory } from './inventory';
import type { KeyedLock } from '../../service/keyed-lock';
import { offerExchanged } from './exchanges';
import { findBooking, type BookingRecord } from './records';
import { withRoom } from './room';
import { offerAfter, type NamedFlight } from './schedule-changes';

/** Restores the offer of a variant id; `expired`: it existed too long ago. */
export type FindOffer = (variantId: string, context: SandboxContext) => Promise<Offer | 'unknown' | 'expired'>;

/** Finds the saved card of a signed-in customer; null for an invalid session or another account's card. */
export type FindSavedCard = (
  context: SandboxContext,
  authToken: string,
  cardId: string,
) => Promise<{ pan: string; expMonthYear: string } | null>;

/** Finds other flights of the same carrier between the same airports, from a day before to a day after. */
export type FindOtherFlights = (flight: OfferFlight, offer: Offer) => NamedFlight[];

/** Finds what the carrier flies on another day in place of a way of a ticket, with today's prices of the same fare. */
export type FindExchangeFlights = (
  way: readonly OfferFlight[],
  offer: Offer,
  family: OfferFare['family'],
  wanted: { date: string; now: number },
) => OtherWay[];

/** Dependencies of the booking calls, besides the context. */
export type BookingDesk = {
  findOffer: FindOffer;
  findOtherFlights: FindOtherFlights;
  findExchangeFlights: FindExchangeFlights;
  inventory: SeatInventory;
  /** Every change of a booking holds the lock of its token. */
  lock: KeyedLock;
  /** The folders above listen: letters and accounts. */
  events: EventBus<BookingEvents>;
  findSavedCard: FindSavedCard;
};

/**
 * Returns an offer with the fares that have room now; with none when it is sold out.
 * @throws ServiceFailure sessionExpired when the variant is unknown or too old
 */
export async function getOffer(desk: BookingDesk, variantId: string, context: SandboxContext): Promise<Offer> {
  const offer = await desk.findOffer(variantId, context);
  if (offer === 'unknown' || offer === 'expired') throw new ServiceFailure('sessionExpired');
  return withRoom(offer, context);
}

/** Returns a booking as it is now: with the flights as their carriers fly them. @throws ServiceFailure NotFound */
export async function getBooking({ store, now }: SandboxContext, token: string): Promise<BookingRecord> {
  const booking = await findBooking(store, token);
  if (!booking) throw new ServiceFailure('NotFound');
  return flownAt(booking, now().getTime());
}

/** Returns a stored booking as it is flown at a time. A change of a flight that was exchanged later is history. */
export function flownAt(booking: BookingRecord, now: number): BookingRecord {
  const told = booking.changes.filter(({ toldAt }) => toldAt <= now);
  const exchanges = booking.exchanges.filter(({ doneAt }) => doneAt <= now);
  const gone = new Set(exchanges.flatMap(({ ways }) => ways.flatMap(({ flights }) => flights.map(segmentOf))));
  return {
    ...booking,
    changes: told.filter(({ segmentIndex }) => !gone.has(segmentIndex)),
    exchanges,
    offer: offerExchanged(offerAfter(booking.offer, told), exchanges),
  };
}

function segmentOf({ segmentIndex }: { segmentIndex: number }): number {
  return segmentIndex;
}
