import type { z } from 'zod';
import type { orderRequest } from '~/upstream/ancillaries/contract';
import { getBooking } from '../booking/desk';
import { ServiceFailure } from '../failure';
import { languageOf } from '../booking/language';
import { listAttempts } from '../booking/attempt-records';
import type { BookingRecord } from '../booking/records';
import { stateAt, type BookingState } from '../booking/state';
import type { SandboxContext } from '../service';
import { catalogueOf } from './catalogue';
import { packetsOf, type Packet } from './packets';
import type { Product } from './product';
import { tripFacts, type TripFacts } from './trip-facts';

/** What every call begins with. */
export type Sale = {
  booking: BookingRecord;
  state: BookingState;
  facts: TripFacts;
  catalogue: Product[];
  packets: Packet[];
  language: string;
  /** milliseconds */
  now: number;
};

/** @throws ServiceFailure NotFound */
export async function openSale(body: z.output<typeof orderRequest>, context: SandboxContext): Promise<Sale> {
  const booking = await getBooking(context, body.token);
  const now = context.now().getTime();
  const facts = tripFacts(booking, body.brand, now);
  const catalogue = catalogueOf(facts);
  return {
    booking,
    state: stateAt(booking, await listAttempts(context.store, booking.token), now),
    facts,
    catalogue,
    packets: packetsOf(catalogue.filter(({ isUnavailable }) => !isUnavailable)),
    language: languageOf(body.lang, booking.language),
    now,
  };
}

/** Ancillaries change while the fare is found or the seats are reserved, and never else (specification 2 §4). */
export function isFrozen({ action }: BookingState): boolean {
  return action !== 'fare_found' && action !== 'seats_reserved';
}

/** @throws ServiceFailure sessionExpired, ancillariesFrozen */
export function assertChangeable({ state }: Sale): void {
  if (state.error === 'sessionExpired') throw new ServiceFailure('sessionExpired');
  if (isFrozen(state)) throw new ServiceFailure('ancillariesFrozen', {}, state.action);
}
