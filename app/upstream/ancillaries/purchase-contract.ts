/**
 * Buying ancillaries after the tickets are issued (specification 2 §3 "postsale", §7 click_to_buy). Nothing is held before
 * the payment (that of `booking/later-contract.ts`); while it is at the bank, its seats are.
 */

/** Groups sold after the tickets are issued, in display order. */
export const POST_SALE_GROUPS = [
  'baggage',
  'seat_selection',
  'meal',
  'bedding',
  'online_registration',
  'insurance',
  'sms_info',
] as const;
export type PostSaleGroup = (typeof POST_SALE_GROUPS)[number];

/** Sales end this many hours before the product's departure. */
export const POST_SALE_HOURS_AHEAD = 4;
