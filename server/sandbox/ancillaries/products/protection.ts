import { fromDollars, partOf } from '../../search/rates';
import type { Product } from '../product';
import { seatedPassengers, type TripFacts } from '../trip-facts';

/** A refund is asked for over 48 hours before departure, so that later it is not offered (upstream facts §8). */
const REFUND_HOURS_AHEAD = 48;

/** How much comes back, and what part of the tickets' price that costs. */
const REFUND = { percent: 90, part: 0.09 };
const VARIANT_REFUNDS = [
  { percent: 50, part: 0.04 },
  { percent: 75, part: 0.065 },
];

/** The tickets' price back in part, for those whose fare does not give it back anyway; one choice for the order. */
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

/** The smart route's warranty: another way to go on when a connection between separate tickets breaks. */
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
