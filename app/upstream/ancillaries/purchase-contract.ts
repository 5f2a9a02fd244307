/**
 * Buying ancillaries after the tickets are issued (specification 2 §3 "postsale", §7 click_to_buy): chosen and paid in
 * one call, because nothing is held in between. The payment is that of `booking/later-contract.ts`.
 */

/** Groups sold after the tickets are issued, in display order. */
export const POST_SALE_GROUPS = ['baggage', 'meal', 'online_registration', 'insurance'] as const;
export type PostSaleGroup = (typeof POST_SALE_GROUPS)[number];

/** Sales end this many hours before the product's departure. */
export const POST_SALE_HOURS_AHEAD = 4;
