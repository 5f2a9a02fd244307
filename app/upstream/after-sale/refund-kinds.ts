/** The words of refunds on the wire (specification 3 §4). */
import { z } from 'zod';

/** The states of a ticket before a request, and of a request afterwards (specification 3 §4). */
export const PROCESS_STATES = [
  'not_available',
  'do_exchange',
  'do_refund',
  'do_auto_refund',
  'void_warn',
  'voided',
  'void_ticket_created',
  'ticket_creation_is_pending',
  'created',
  'created_exchange',
  'created_refund',
  'created_other_reason_request',
  'fail_auto_refund',
  'fail_other_reason_request',
  'pending_void',
  'pending_other_reason_request',
  'pending_refund',
  'processing_ticket',
  'pending_exchange',
  'fail',
  'fail_void',
] as const;
export type ProcessState = (typeof PROCESS_STATES)[number];

/** autovoid: the sale is cancelled on its day. autorefund: by the fare's rules, at once. support_request: by a person. */
export const RESOLUTIONS = ['autovoid', 'autorefund', 'support_request'] as const;
export type Resolution = (typeof RESOLUTIONS)[number];

export const REFUND_KINDS = ['voluntary', 'compelled'] as const;
export type RefundKind = (typeof REFUND_KINDS)[number];

export const REFUND_REASONS = [
  'flight_cancellation',
  'flight_delay',
  'passenger_illness',
  'death',
  'visa_refusal',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** A limit in minutes before the departure (specification 3 §4), of a month at most. */
export const minutesBefore = z.number().int().min(0).max(44_640);

/**
 * Why nothing can be done with a part of a ticket. Only `return_first` stands on a coupon that can be refunded: the way out
 * by train, together with the way back. A quote adds what has to go back together, so its coupons may be more.
 */
export const RESTRICTIONS = [
  'departed',
  'too_late',
  'returned',
  'in_work',
  'return_first',
  'not_issued',
  'carrier_refuses',
] as const;
export type Restriction = (typeof RESTRICTIONS)[number];

/** Names a part of a quote. All amounts are what it adds to (or takes from) the money that goes back. */
export const QUOTE_LINES = [
  /** The price of the chosen tickets. */
  'tickets',
  'addons',
  /** Added: what was paid for exchanges and corrections of these tickets, where everything goes back. */
  'surcharges',
  /** Taken: by the carrier's rules. */
  'carrier_penalty',
  'fare_kept',
  'berth_kept',
  'addons_kept',
  /** Taken: by the shop. */
  'shop_fee',
  /** Zero: VIP saves the fee. */
  'shop_fee_waived',
  /** Added: the fee of the payment, where everything goes back. */
  'payment_fee',
  /** Never paid in money, so it does not go back. */
  'promo_code',
  /** Taken: it comes back as points. */
  'bonus',
  /** Added: by the refund add-on, up to its share of the price. */
  'refund_addon',
] as const;
export type QuoteLineCode = (typeof QUOTE_LINES)[number];
