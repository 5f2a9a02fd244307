/** Pages of a booking, also after the sale: they offer no other way to sign in and no other trips. */
const BOOKING = /^\/[mc]?booking\//;
/** Pages on the way to a ticket, where the frame keeps help and small print only: nothing leads away from buying. */
const FUNNEL = /^\/(?:[mc]?booking\/(?!thanks\/)|payment\.v2\/|payment-info)/;
/** Pages of what was bought, of the account and of signing in: the header leads on, the footer keeps help and small print. */
const OWN = /^\/(?:[mc]?booking\/thanks\/|postsales\/|(?:user|auth)(?:\/|$))/;

/** Tells from the path of a page how much of the frame it has. */
export function pageKind(pathname: string) {
  return { isBooking: BOOKING.test(pathname), isFunnel: FUNNEL.test(pathname), isOwn: OWN.test(pathname) };
}
