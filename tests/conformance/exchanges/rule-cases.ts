import type { ExchangeFacts } from '#server/sandbox/booking/after-sale/exchange-rules';

/**
 * Each sum follows from upstream facts §8 and decision 054: the difference to today's price, 35 dollars a direction by fares
 * with a charge (32.20 euros, 27.30 pounds, 3,220 roubles, 47,950 won, 16,800 tenge; never more than the fare without its
 * 14 % of taxes), and 1,700 or 2,500 roubles a ticket (17 or 25 euros, 18.48 or 27.17 dollars, 14.41 pounds, 25,315 won,
 * 8,870 or 13,043 tenge). Hundredths throughout.
 */
export type RuleCase = {
  name: string;
  facts: Partial<Omit<ExchangeFacts, 'coupons'>>;
  /** `[ticket, passenger, way, paid value, price today]` of each coupon. */
  coupons: [number, number, number, number, number][];
  /** Fare difference, penalty and fee of each ticket; zeroes are left out on the wire. */
  tickets: [number, number, number][];
  forfeited?: number;
  /** Values afterwards, in the order of the coupons; those of today by default. */
  values?: number[];
};

const affiliate = { isAffiliate: true } as const;
const free = { exchange: 'available' } as const;

export const RULE_CASES: RuleCase[] = [
  { name: 'a dearer flight', facts: {}, coupons: [[0, 0, 0, 5_225, 6_000]], tickets: [[775, 3_220, 1_700]] },
  {
    name: 'a dearer flight, through an affiliate',
    facts: affiliate,
    coupons: [[0, 0, 0, 5_225, 6_000]],
    tickets: [[775, 3_220, 2_500]],
  },
  { name: 'the same price', facts: {}, coupons: [[0, 0, 0, 5_225, 5_225]], tickets: [[0, 3_220, 1_700]] },
  {
    name: 'a cheaper flight: the difference stays with the carrier, and the ticket keeps its value',
    facts: {},
    coupons: [[0, 0, 0, 5_225, 4_000]],
    tickets: [[0, 3_220, 1_700]],
    forfeited: 1_225,
    values: [5_225],
  },
  {
    name: 'a flexible fare costs the difference and the fee',
    facts: free,
    coupons: [[0, 0, 0, 6_225, 7_000]],
    tickets: [[775, 0, 1_700]],
  },
  {
    name: 'a flexible fare and a cheaper flight cost the fee',
    facts: free,
    coupons: [[0, 0, 0, 6_225, 5_000]],
    tickets: [[0, 0, 1_700]],
    forfeited: 1_225,
    values: [6_225],
  },
  {
    name: 'a flexible fare through an affiliate',
    facts: { ...free, ...affiliate },
    coupons: [[0, 0, 0, 6_225, 6_225]],
    tickets: [[0, 0, 2_500]],
  },
  {
    name: 'both ways of one ticket: a penalty for each, one fee',
    facts: {},
    coupons: [
      [0, 0, 0, 5_225, 6_000],
      [0, 0, 1, 5_225, 5_300],
    ],
    tickets: [[850, 6_440, 1_700]],
  },
  {
    name: 'both ways of one ticket: a cheaper one makes up for a dearer one',
    facts: {},
    coupons: [
      [0, 0, 0, 5_225, 6_000],
      [0, 0, 1, 5_225, 4_500],
    ],
    tickets: [[50, 6_440, 1_700]],
  },
  {
    name: 'both ways of one ticket: cheaper together',
    facts: {},
    coupons: [
      [0, 0, 0, 5_225, 5_300],
      [0, 0, 1, 5_225, 4_500],
    ],
    tickets: [[0, 6_440, 1_700]],
    forfeited: 650,
    values: [5_225, 5_225],
  },
  {
    name: 'both ways on two tickets: a fee for each, and nothing is made up for',
    facts: {},
    coupons: [
      [0, 0, 0, 5_225, 6_000],
      [1, 0, 1, 5_225, 4_500],
    ],
    tickets: [
      [775, 3_220, 1_700],
      [0, 3_220, 1_700],
    ],
    forfeited: 725,
    values: [6_000, 5_225],
  },
  {
    name: 'the way back alone',
    facts: {},
    coupons: [[0, 0, 1, 5_225, 9_999]],
    tickets: [[4_774, 3_220, 1_700]],
  },
  {
    name: 'two adults',
    facts: {},
    coupons: [
      [0, 0, 0, 5_225, 6_000],
      [0, 1, 0, 5_225, 6_000],
    ],
    tickets: [
      [775, 3_220, 1_700],
      [775, 3_220, 1_700],
    ],
  },
  {
    name: 'a family: the penalty of an infant is its fare without the taxes',
    facts: {},
    coupons: [
      [0, 0, 0, 5_225, 6_000],
      [0, 1, 0, 3_900, 4_500],
      [0, 2, 0, 500, 600],
    ],
    tickets: [
      [775, 3_220, 1_700],
      [600, 3_220, 1_700],
      [100, 430, 1_700],
    ],
  },
  {
    name: 'in roubles',
    facts: { currency: 'RUB' },
    coupons: [[0, 0, 0, 522_500, 600_000]],
    tickets: [[77_500, 322_000, 170_000]],
  },
  {
    name: 'in roubles, through an affiliate, cheaper',
    facts: { currency: 'RUB', ...affiliate },
    coupons: [[0, 0, 0, 522_500, 400_000]],
    tickets: [[0, 322_000, 250_000]],
    forfeited: 122_500,
    values: [522_500],
  },
  {
    name: 'in roubles: a cheap ticket, the penalty is its fare without the taxes',
    facts: { currency: 'RUB' },
    coupons: [[0, 0, 0, 200_000, 210_000]],
    tickets: [[10_000, 172_000, 170_000]],
  },
  {
    name: 'in dollars',
    facts: { currency: 'USD' },
    coupons: [[0, 0, 0, 5_225, 6_000]],
    tickets: [[775, 3_500, 1_848]],
  },
  {
    name: 'in dollars, through an affiliate',
    facts: { currency: 'USD', ...affiliate },
    coupons: [[0, 0, 0, 5_225, 6_000]],
    tickets: [[775, 3_500, 2_717]],
  },
  {
    name: 'in pounds',
    facts: { currency: 'GBP' },
    coupons: [[0, 0, 0, 5_225, 6_000]],
    tickets: [[775, 2_730, 1_441]],
  },
  {
    name: 'in won, which have no hundredths',
    facts: { currency: 'KRW' },
    coupons: [[0, 0, 0, 7_000_000, 7_150_000]],
    tickets: [[150_000, 4_795_000, 2_531_500]],
  },
  {
    name: 'in tenge, through an affiliate',
    facts: { currency: 'KZT', ...affiliate },
    coupons: [[0, 0, 0, 3_000_000, 3_100_000]],
    tickets: [[100_000, 1_680_000, 1_304_300]],
  },
  {
    name: 'in tenge',
    facts: { currency: 'KZT' },
    coupons: [[0, 0, 0, 3_000_000, 3_000_000]],
    tickets: [[0, 1_680_000, 887_000]],
  },
  {
    name: 'twice exchanged: the value is what has been paid since',
    facts: {},
    coupons: [[0, 0, 0, 6_000, 6_500]],
    tickets: [[500, 3_220, 1_700]],
  },
];
