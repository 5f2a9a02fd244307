import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsReminder, countedHolds } from '~/bff/limits/holds.server';
import { collect, settleWrite, type Settled } from '~/bff/waiting/pending.server';
import type { AddonChoices } from '~/features/booking/ancillaries/addon-form';
import { trySync, type AddonRefusal } from '~/features/booking/ancillaries/keep-addons.server';
import { problem, type Interrupted } from '~/features/booking/flow/interruption';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { TrainReservation } from '~/upstream/booking/rail-contract';
import type { UpstreamError } from '~/upstream/error';

/** The carrier may take a while to hold the seats; after this time the page shows a wait. */
const PATIENCE_MS = 700;

/** Null when the seats are held; otherwise nothing was reserved, because the add-ons differ from the choices. */
export type Reservation = AddonRefusal | null;

const reservationKey = (token: string) => `reserve ${token}`;

/** Returns the reservation in flight or just finished for this booking; null when there is none. Starts no call. */
export function pendingReservation(token: string): Promise<Settled<Reservation> | null> {
  return collect<Reservation>(reservationKey(token), { patienceMs: PATIENCE_MS });
}

/**
 * Makes the ancillary order match the choices, then holds the seats.
 * @param email receives one reminder if the booking stays unpaid
 * @param addons null leaves the order unchanged
 * @param trains the chosen places; elsewhere the railway chooses
 */
export function reserve(
  context: RequestContext,
  booking: Booking,
  email: string,
  addons: AddonChoices | null,
  trains: readonly TrainReservation[],
): Promise<Settled<Reservation>> {
  const { token } = booking;
  const siteUrl = letterOrigin(context);
  const start = async (): Promise<Reservation> => {
    const refusal = addons && (await trySync(context, booking, addons));
    if (refusal) return refusal;
    const reminder = (await allowsReminder(context, email)) ? { email, siteUrl } : null;
    const { limits } = await countedHolds(context, email);
    await context.upstream.booking.reserveSeats(token, booking, reminder, limits, trains);
    return null;
  };
  return settleWrite<Reservation>(reservationKey(token), start, { patienceMs: PATIENCE_MS });
}

/** Returns true when the booking has advanced in another tab; its own page shows how far. */
export function hasProgressed({ code }: UpstreamError): boolean {
  return code === 'alreadyCompleted' || code === 'ancillariesFrozen';
}

/** Returns the page for a reservation that the carrier refused for good; null when it can be retried. */
export function reservationEnd(
  error: UpstreamError,
  booking: Booking,
  words: { market: Market; t: Translate },
): Interrupted | null {
  if (error.code === 'sessionExpired') return problem('expired', booking, words);
  if (error.code === 'reservingError' || error.code === 'segmentsNotConfirmed') return problem('seats', booking, words);
  return null;
}
