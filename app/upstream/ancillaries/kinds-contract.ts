/** The closed lists of ancillaries (specification 2 §3, §6; 3 §7, §9). */

/** Groups of the shop's page, in display order. */
export const GROUPS = [
  'baggage',
  'seat_selection',
  'meal',
  'bedding',
  'refund',
  'variant_refund',
  'online_registration',
  'insurance',
  'insurance_packets',
  'support',
  'vip',
  'warranty',
  'sms_info',
] as const;
export type AncillaryGroup = (typeof GROUPS)[number];

/** The service that delivers the products of a group. */
export const SERVICE_TYPES = {
  baggage: 'additional_baggage',
  seat_selection: 'seat_selection',
  meal: 'meal',
  bedding: 'bedding_selection',
  refund: 'kb_refund',
  variant_refund: 'kb_variant_refund',
  online_registration: 'online_registration',
  insurance: 'insurance',
  insurance_packets: 'insurance_packets',
  support: 'support',
  vip: 'vip',
  warranty: 'virtual_interline_insurance',
  sms_info: 'sms_info',
} as const satisfies Record<AncillaryGroup, string>;

/** Sold for roubles only (specification 2 §6). */
export const ROUBLE_GROUPS: readonly AncillaryGroup[] = [
  'refund',
  'variant_refund',
  'insurance',
  'insurance_packets',
  'vip',
];

export const SUPPORT_LEVELS = ['maximum', 'standard', 'minimum'] as const;
export type SupportLevel = (typeof SUPPORT_LEVELS)[number];

/**
 * `lowered_price`: any free seat, as soon as registration opens; `full_price`: with a preferred seat;
 * `airport_registration`: for carriers that charge for it at the airport.
 */
export const REGISTRATION_KINDS = ['lowered_price', 'full_price', 'airport_registration'] as const;
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number];

/** Which order of a booking: the one paid with the tickets, or the open one of extras chosen after the sale. */
export const TIMINGS = ['crossale', 'postsale'] as const;
export type Timing = (typeof TIMINGS)[number];

export const INSURANCE_TYPES = ['base', 'extended', 'free'] as const;
export type InsuranceType = (typeof INSURANCE_TYPES)[number];

/** Maximum of bags in one choice, all of them alike (specification 2 §9). */
export const MAX_BAGS = 2;

export const ITEM_STATUSES = [
  'added',
  'delivering',
  'delivered',
  'delivery_failed',
  'delivery_stopped',
  'refunding',
  'refund_failed',
  'refunded',
] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];
