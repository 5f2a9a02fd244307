import { fromDollars, partOf } from '../../search/offers/rates';
import type { Product } from '../order-lines/product';
import { seatedPassengers, type TripFacts } from './trip-facts';

/** A refund must be requested over 48 hours before departure, so it is not offered later (upstream facts §8). */
const REFUND_HOURS_AHEAD = 48;

/** Refunded share in percent, and its cost as a part of the tickets' price. */
const REFUND = { percent: 90, part: 0.09 };
const VARIANT_REFUNDS = [
  { percent: 50, part: 0.04 },
  { percent: 75, part: 0.065 },
];

/** Returns partial refunds of the tickets' price, for fares that are not refundable anyway; one choice per order. */
export function refundProducts(facts: TripFacts): Product[] {
  if (facts.hoursToDeparture <= REFUND_HOURS_AHEAD || facts.fare.returnable === 'available') return [];
  const refund = (group: 'refund' | 'variant_refund', { percent, part }: typeof REFUND): Product => ({
    token: `${group}.${percent}`,
    group,
    subgroup: group,
    slot: 'refund',
    unitPrice: partOf(facts.ticketsTotal, part, facts.currency),
    count: 1,
    target: {},
    details: { kind: 'refund', percent },
  });
  return [refund('refund', REFUND), ...VARIANT_REFUNDS.map((variant) => refund('variant_refund', variant))];
}

const WARRANTY_DOLLARS = 11;

/** Returns the smart route's warranty: alternative travel when a connection between separate tickets fails. */
export function warrantyProducts(facts: TripFacts): Product[] {
  if (!facts.hasSelfTransfer) return [];
  return [
    {
      token: 'warranty',
      group: 'warranty',
      subgroup: 'warranty',
      slot: 'warranty',
      unitPrice: fromDollars(WARRANTY_DOLLARS, facts.currency),
      count: seatedPassengers(facts).length,
      target: {},
      details: { kind: 'warranty' },
    },
  ];
}
