/**
 * Points for purchases in roubles (specification 1 §9, 3 §9; upstream facts §8): the shop's table, and the arithmetic of
 * earning. The upstream's `bonus variables` lie above the table. One point is one rouble.
 */

export const TIER_NAMES = ['regular', 'gold', 'platinum'] as const;
export type TierName = (typeof TIER_NAMES)[number];

/** `from`: the turnover with which the tier begins, in roubles. */
export type Tier = { name: TierName; percent: number; from: number };

export type LoyaltyTerms = {
  /** By turnover, the lowest first. */
  tiers: readonly [Tier, ...Tier[]];
  /** Points for one order, at most and at least. */
  maxPerOrder: number;
  minPerOrder: number;
  /** Roubles of an order that are paid in money. */
  minReal: number;
  /** Extras earn this many times as much as tickets. */
  multiplier: number;
};

export const LOYALTY: LoyaltyTerms = {
  tiers: [
    { name: 'regular', percent: 1, from: 0 },
    { name: 'gold', percent: 1.25, from: 65_000 },
    { name: 'platinum', percent: 1.5, from: 130_000 },
  ],
  maxPerOrder: 2000,
  minPerOrder: 500,
  minReal: 1000,
  multiplier: 3,
};

/** Value of a point in hundredths of a rouble. */
export const POINT = 100;

/** The price of an order, in hundredths. `discount`: its promo code and the points spent on it. */
export type PaidParts = { tickets: number; extras: number; discount: number };

/**
 * Returns the points that an order earns, rounded down once. Only money earns: a discount lowers the tickets first, and the
 * extras with what is left of it.
 */
export function earnedPoints(parts: PaidParts, percent: number, { multiplier }: LoyaltyTerms = LOYALTY): number {
  const { tickets, extras } = paidInMoney(parts);
  const basisPoints = Math.round(percent * 100);
  return Math.floor(((tickets + extras * multiplier) * basisPoints) / (10_000 * POINT));
}

/** Splits the money that an order costs after its discount, in hundredths. */
export function paidInMoney({ tickets, extras, discount }: PaidParts): { tickets: number; extras: number } {
  const beyond = Math.max(0, discount - tickets);
  return { tickets: Math.max(0, tickets - discount), extras: Math.max(0, extras - beyond) };
}

/** Returns the tier of a turnover in roubles. */
export function tierOf(turnover: number, { tiers }: LoyaltyTerms = LOYALTY): Tier {
  return tiers.findLast(({ from }) => turnover >= from) ?? tiers[0];
}

/** Points that an order can take; null when its price is too low for any. */
export type SpendLimits = { min: number; max: number } | null;

/** @param price the price of the order after a promo code, in hundredths of a rouble */
export function spendLimits(price: number, terms: LoyaltyTerms = LOYALTY): SpendLimits {
  const max = Math.min(terms.maxPerOrder, Math.floor(price / POINT) - terms.minReal);
  return max >= terms.minPerOrder ? { min: terms.minPerOrder, max } : null;
}

/** Returns how many of the wished points an order takes: as many as there are, and none below the least. */
export function takenPoints(wanted: number, available: number, limits: SpendLimits): number {
  if (!limits) return 0;
  const points = Math.min(wanted, available, limits.max);
  return points >= limits.min ? points : 0;
}

const DAY_MS = 86_400_000;
/** Points come and go at midnight in Moscow, for everybody. */
const MOSCOW_MS = 3 * 3_600_000;

/** Returns the day in Moscow: "2031-05-04". @param at milliseconds since 1970 */
export function moscowDay(at: number): string {
  return new Date(at + MOSCOW_MS).toISOString().slice(0, 10);
}

/** Returns the midnight that begins a day in Moscow, in milliseconds since 1970. */
export function moscowMidnight(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - MOSCOW_MS;
}

/** Returns the midnight after a moment: when points for a departure or a purchase arrive. */
export function dayAfter(at: number): number {
  return moscowMidnight(moscowDay(at)) + DAY_MS;
}

/** Returns the midnight a year later, when points lapse; the 29th of February counts as the first of March. */
export function yearAfter(at: number): number {
  const [year = 0, month = 1, day = 1] = moscowDay(at).split('-').map(Number);
  return Date.UTC(year + 1, month - 1, day) - MOSCOW_MS;
}

/** Terms that an upstream may set; null and an empty list leave the table as it is. */
export type LoyaltyVariables = {
  tiers: readonly Tier[];
  maxPerOrder: number | null;
  minPerOrder: number | null;
  minReal: number | null;
  multiplier: number | null;
};

/** Lays the upstream's variables over the table. A list of tiers that does not begin at 0 is not one. */
export function termsWith(variables: LoyaltyVariables | null): LoyaltyTerms {
  if (!variables) return LOYALTY;
  const [lowest, ...higher] = variables.tiers.toSorted((one, other) => one.from - other.from);
  return {
    tiers: lowest?.from === 0 ? [lowest, ...higher] : LOYALTY.tiers,
    maxPerOrder: variables.maxPerOrder ?? LOYALTY.maxPerOrder,
    minPerOrder: variables.minPerOrder ?? LOYALTY.minPerOrder,
    minReal: variables.minReal ?? LOYALTY.minReal,
    multiplier: variables.multiplier ?? LOYALTY.multiplier,
  };
}
