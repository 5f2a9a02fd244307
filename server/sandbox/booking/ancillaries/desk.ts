import type { z } from 'zod';
import type { orderRequest } from '~/upstream/ancillaries/contract';
import { getBooking } from '../records/desk';
import { ServiceFailure } from '../../service/failure';
import { languageOf } from '../../service/language';
import { listAttempts } from '../records/attempt-records';
import type { BookingRecord } from '../records/records';
import { stateAt, type BookingState } from '../records/state';
import type { SandboxContext } from '../../service/service';
import { catalogueOf } from '../catalogue/catalogue';
import type { TicketWay } from '../order-lines/covers';
import { listItemReturns } from '../order-lines/item-returns';
import { packetsOf, type Packet } from '../order-lines/packets';
import { listRegistrations } from '../check-in/records';
import { listReturned, withReturned, type RegistrationNow } from '../check-in/state';
import type { Product } from '../order-lines/product';
import { tripFacts, type TripFacts } from '../catalogue/trip-facts';

/** Data that every call loads first. */
export type Sale = {
  booking: BookingRecord;
  state: BookingState;
  facts: TripFacts;
  catalogue: Product[];
  packets: Packet[];
  /** Passengers whom the shop checks in, paid for. */
  registrations: RegistrationNow[];
  /** Tickets that have gone back, or that a request takes back. */
  gone: TicketWay[];
  /** When items go back, by "order item" tokens; milliseconds since 1970. */
  itemReturns: ReadonlyMap<string, number>;
  language: string;
  /** The country of the shop in which the booking was begun. */
  country: string | null;
  /** Milliseconds since 1970. */
  now: number;
};

/** Loads the sale of a request. @throws ServiceFailure NotFound */
export async function openSale(body: z.output<typeof orderRequest>, context: SandboxContext): Promise<Sale> {
  const booking = await getBooking(context, body.token);
  const now = context.now().getTime();
  const facts = tripFacts(booking, body.brand, now);
  const catalogue = catalogueOf(facts);
  const registrations = await listRegistrations(context.store, booking.token);
  const gone = facts.isPaid ? await listReturned(context.store, booking.token, now) : [];
  return {
    booking,
    state: stateAt(booking, await listAttempts(context.store, booking.token), now),
    facts,
    catalogue,
    packets: packetsOf(catalogue.filter(({ isUnavailable }) => !isUnavailable)),
    registrations: withReturned(registrations, gone, facts.segments),
    gone,
    itemReturns: await listItemReturns(context.store, booking.token),
    language: languageOf(body.lang, booking.language),
    country: booking.country,
    now,
  };
}

/** Ancillaries can change only while the action is fare_found or seats_reserved (specification 2 §4). */
export function isFrozen({ action }: BookingState): boolean {
  return action !== 'fare_found' && action !== 'seats_reserved';
}

/** Checks that ancillaries can change now. @throws ServiceFailure sessionExpired, ancillariesFrozen */
export function assertChangeable({ state }: Sale): void {
  if (state.error === 'sessionExpired') throw new ServiceFailure('sessionExpired');
  if (isFrozen(state)) throw new ServiceFailure('ancillariesFrozen', {}, state.action);
}
