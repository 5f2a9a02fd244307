import type { RequestContext } from '~/bff/request/context';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsReminder, countedHolds } from '~/bff/limits/holds.server';
import { collect, settle, type Settled } from '~/bff/waiting/pending.server';
import type { AddonChoices } from '~/features/booking/ancillaries/addon-form';
import { trySync, type AddonRefusal } from '~/features/booking/ancillaries/keep-addons.server';
import { problem, type Interrupted } from '~/features/booking/flow/interruption';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Booking } from '~/upstream/booking/contract';
import type { UpstreamError } from '~/upstream/error';

/** Asking for seats may take the carrier a while: longer than this, a page says so. */
const PATIENCE_MS = 700;

/** Null when the seats are held; else nothing was reserved, because the add-ons are not as they were chosen. */
export type Reservation = AddonRefusal | null;

const reservationKey = (token: string) => `reserve ${token}`;

/** The reservation that runs for this booking, or has just ended; null when there is none. Starts nothing. */
export function pendingReservation(token: string): Promise<Settled<Reservation> | null> {
  return collect<Reservation>(reservationKey(token), { patienceMs: PATIENCE_MS });
}

/**
 * Makes the ancillary order what was chosen, and then holds the seats.
 * @param email where a letter goes once, should the booking be left unpaid
 * @param addons null: the order stays as it is
 */
export function reserve(
  context: RequestContext,
  booking: Booking,
  email: string,
  addons: AddonChoices | null,
): Promise<Settled<Reservation>> {
  const { token } = booking;
  const siteUrl = letterOrigin(context);
  const start = async (): Promise<Reservation> => {
    const refusal = addons && (await trySync(context, booking, addons));
    if (refusal) return refusal;
    const reminder = (await allowsReminder(context, email)) ? { email, siteUrl } : null;
    const { limits } = await countedHolds(context, email);
    await context.upstream.booking.reserveSeats(token, booking, reminder, limits);
    return null;
  };
  return settle<Reservation>(reservationKey(token), start, { patienceMs: PATIENCE_MS });
}

/** The booking has gone on meanwhile, in another tab: its own page tells how far. */
export function hasGoneOn({ code }: UpstreamError): boolean {
  return code === 'alreadyCompleted' || code === 'ancillariesFrozen';
}

/** The screen of a reservation that the carrier refused for good; null when it may be asked for again. */
export function reservationEnd(
  error: UpstreamError,
  booking: Booking,
  words: { market: Market; t: Translate },
): Interrupted | null {
  if (error.code === 'sessionExpired') return problem('expired', booking, words);
  if (error.code === 'reservingError' || error.code === 'segmentsNotConfirmed') return problem('seats', booking, words);
  return null;
}
