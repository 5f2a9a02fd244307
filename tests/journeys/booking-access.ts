import type { BookingVisitor } from '~/bff/booking-access/rights';
import type { BookingAccess, BookingRight } from '~/i18n/handle';

/**
 * The rights to a booking, written a second time by hand: a change of the table in the shop is a decision
 * (docs/decisions/033), and this table has to change with it.
 */
export const EXPECTED_RIGHTS: Readonly<Record<BookingVisitor, readonly BookingRight[]>> = {
  link: ['status'],
  browser: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  unverifiedBrowser: ['status', 'change', 'pay'],
  account: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  address: ['status', 'names', 'tickets', 'change', 'pay'],
  ticketLetter: ['status', 'names', 'tickets', 'pay'],
  provenLetter: ['status', 'names', 'tickets', 'change', 'pay', 'refund'],
  purchaseLetter: ['status', 'change', 'pay'],
};

const STATUS: BookingAccess = { load: ['status'] };
const CHANGE: BookingAccess = { load: ['change'], act: ['change'] };
const BUY_LATER: BookingAccess = { load: ['names', 'pay'], act: ['names', 'pay'] };
const FILE: BookingAccess = { load: ['names', 'tickets'] };

const REFUND: BookingAccess = { load: ['names', 'refund'] };
const REFUND_FORM: BookingAccess = { load: ['names', 'refund'], act: ['names', 'refund'] };

/** The rights that every booking route demands, by its folder. */
export const EXPECTED_ACCESS: Readonly<Record<string, BookingAccess>> = {
  'bbp.$token.$recordIndex': CHANGE,
  'mbooking.3ds.$token': { load: ['pay'] },
  'mbooking.checking.$token': STATUS,
  'mbooking.checkout.$token': STATUS,
  'mbooking.rules.$token': STATUS,
  'mbooking.step1.$token': CHANGE,
  'mbooking.step1_.$token.draft': CHANGE,
  'mbooking.step1_.$token.seats.$segmentIndex': CHANGE,
  'mbooking.step2.$token': { load: ['pay'], act: ['change', 'pay'] },
  'mbooking.step2_.$token.apple-session': { load: ['change', 'pay'], act: ['change', 'pay'] },
  'mbooking.step2_.$token.change': CHANGE,
  'mbooking.step2_.$token.pay.$wallet': { load: ['change', 'pay'] },
  'mbooking.thanks.$token': STATUS,
  'mbooking.thanks_.$token.baggage': BUY_LATER,
  'mbooking.thanks_.$token.baggage_.pay': BUY_LATER,
  'mbooking.thanks_.$token.baggage_.seats.$segmentIndex': BUY_LATER,
  'mbooking.thanks_.$token.links': { load: ['names'], act: ['names'] },
  'mbooking.thanks_.$token.receipt[.]pdf': FILE,
  'mbooking.thanks_.$token.trip[.]html': FILE,
  'mbooking.thanks_.$token.trip[.]ics': STATUS,
  'user.orders_.$token': { load: ['names'] },
  'user_.orders.$token.exchange': REFUND,
  'user_.orders.$token.exchange_.$request': REFUND,
  'user_.orders.$token.exchange_.confirm': REFUND_FORM,
  'user_.orders.$token.exchange_.flights': REFUND,
  'user_.orders.$token.refund': REFUND,
  'user_.orders.$token.refund_.$request': REFUND,
  'user_.orders.$token.refund_.confirm': REFUND_FORM,
  'user_.orders.$token.refund_.documents': REFUND_FORM,
  'user_.orders.$token.requests': REFUND,
  'user_.orders.$token.requests_.$request': REFUND_FORM,
  'user_.orders.$token.requests_.new.$category': REFUND_FORM,
  'user.orders_.$token_.attachments.$purpose_.$file': { load: ['refund'] },
  'user_.orders.$token.buyer': { load: ['names'], act: ['names'] },
  'user_.orders.$token.changes.$change': { load: ['names'], act: ['names', 'refund'] },
  'user_.orders.$token.payments.$payment': BUY_LATER,
  'payment-info-sbp-android.$token': STATUS,
  'payment-info-sbp-ios.$token': STATUS,
  'payment-info-sbp-mobile': STATUS,
  'payment-info-sbp.$token': STATUS,
  'payment-info.$token': STATUS,
  'payment.v2.$token': STATUS,
  'postsales.$token.boarding[.]html': FILE,
  'postsales.$token.boarding[.]pdf': FILE,
  'postsales.$token.insurance[.]pdf': FILE,
  'postsales.$token.online_reg': BUY_LATER,
};
