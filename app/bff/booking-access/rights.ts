/**
 * Decides in one table which visitor may see and change a booking (docs/decisions/033). Pure. `accessTo` finds out
 * which visitors a request comes from; a page's route declares the rights it needs.
 */
import type { BookingRight } from '~/i18n/handle';

export const BOOKING_VISITORS = [
  /** Has the address of a page of the booking, and nothing else. */
  'link',
  /** The browser that began or bought it, as a guest or under the account that is signed in there now. */
  'browser',
  /** The same browser, while the account service does not say whether the account is still signed in. */
  'unverifiedBrowser',
  /** A signed-in account that owns the order, according to the account service. */
  'account',
  /** A signed-in account with the confirmed address to which a guest's tickets went: it reads their letters too. */
  'address',
  /** Opened the link of a letter about tickets. */
  'ticketLetter',
  /** Opened such a link and proved, a short while ago, to be the buyer: a code to the e-mail of the order, its phone. */
  'provenLetter',
  /** Opened the link of a letter about an unpaid booking. The letter may have gone to a mistyped address. */
  'purchaseLetter',
] as const;
export type BookingVisitor = (typeof BOOKING_VISITORS)[number];

/**
 * `status`: the trip, the price, the state of the payment. `names`: passengers and contacts. `tickets`: their numbers,
 * codes and files. `change`: passengers, extras, seats, fare, giving up a payment. `pay`: the amount due, and extras
 * after the sale, by one's own means. `refund`: the money goes back to its source, and the trip is cancelled.
 */
const RIGHTS: Readonly<Record<BookingVisitor, readonly BookingRight[]>> = {
  link: ['status'],
  browser: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  unverifiedBrowser: ['status', 'change', 'pay'],
  account: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  address: ['status', 'names', 'tickets', 'change', 'pay'],
  ticketLetter: ['status', 'names', 'tickets', 'pay'],
  provenLetter: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  purchaseLetter: ['status', 'change', 'pay'],
};

/** Returns all rights of somebody who is several of these visitors at once. Everybody has the rights of the link. */
export function rightsOf(visitors: readonly BookingVisitor[]): ReadonlySet<BookingRight> {
  return new Set((['link', ...visitors] as const).flatMap((visitor) => RIGHTS[visitor]));
}
