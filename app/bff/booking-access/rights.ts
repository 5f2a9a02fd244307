/**
 * Decides, as one table, which visitor may see and change a booking (docs/decisions/033). Pure. Which of these
 * visitors a request comes from, `accessTo` finds out; which rights a page asks for, its route declares.
 */
import type { BookingRight } from '~/i18n/handle';

export const BOOKING_VISITORS = [
  /** Has the address of a page of the booking, and nothing else. */
  'link',
  /** The browser that began or bought it: as a guest, or under the account that is signed in there now. */
  'browser',
  /** That browser, while the account service does not say whether the account is still signed in. */
  'unverifiedBrowser',
  /** An account that is signed in now and whose order this is, as the account service says. */
  'account',
  /** Opened the link of a letter about tickets. */
  'ticketLetter',
  /** Opened the link of a letter about a booking that is not paid yet. It may have gone to a mistyped address. */
  'purchaseLetter',
] as const;
export type BookingVisitor = (typeof BOOKING_VISITORS)[number];

/**
 * `status`: the trip, the price, how the payment stands. `names`: passengers and contacts. `tickets`: their numbers, codes
 * and files. `change`: passengers, extras, seats, fare, a payment that is given up. `pay`: what is due, and extras after
 * the sale, by one's own means. `refund`: the money goes back to where it came from, and the trip is gone.
 */
const RIGHTS: Readonly<Record<BookingVisitor, readonly BookingRight[]>> = {
  link: ['status'],
  browser: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  unverifiedBrowser: ['status', 'change', 'pay'],
  account: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  ticketLetter: ['status', 'names', 'tickets', 'pay'],
  purchaseLetter: ['status', 'change', 'pay'],
};

/** Everything that somebody may do who is several of these visitors at once; whoever asks has the link. */
export function rightsOf(visitors: readonly BookingVisitor[]): ReadonlySet<BookingRight> {
  return new Set((['link', ...visitors] as const).flatMap((visitor) => RIGHTS[visitor]));
}
