/**
 * Rules of what a railway keeps of a ticket that is given back by choice (docs/decisions/086). The refund engine, the words of a fare and
 * the page about refunds follow this one table.
 */
import type { Offer, OfferFare } from '../../search/offers/offer';

/**
 * `berth`: Russian railways, whose price is a fare and a berth. `standard`, `flexible`: other railways, by the fare; first class
 * is the flexible one.
 */
export type RailRule = 'berth' | 'standard' | 'flexible';

/** The berth is this part of a Russian train's price. */
export const BERTH_SHARE = 0.4;

/** Hours before departure from which a Russian railway keeps half of the berth, and all of it. */
export const BERTH_HOURS = { half: 8, whole: 2 } as const;

/** Hours before departure until which other railways keep less. */
export const EARLY_HOURS = 24;

/** Percent of the price that other railways keep: until those hours, and from then to the departure. */
export const RAIL_KEEPS: Readonly<Record<Exclude<RailRule, 'berth'>, { early: number; late: number }>> = {
  standard: { early: 20, late: 100 },
  flexible: { early: 0, late: 20 },
};

/** Returns the rule of a ride by train, by its railway and the fare. */
export function railRuleOf(carrier: string, { maps }: Offer, { carKind }: Pick<OfferFare, 'carKind'>): RailRule {
  if (maps.airlines?.[carrier]?.rzd === true) return 'berth';
  return carKind === 'first' ? 'flexible' : 'standard';
}
