import { isUnattended } from '~/bff/request/unattended';
import type { Visitor, WorkKind } from '~/upstream/visitor';

/** Calls a second, and how many may come at once after a rest. */
type Rate = { aSecond: number; atOnce: number };

/**
 * The budget of all crawlers together, for one process. Prices are what costs most, and what buyers wait for.
 */
export const LANDING_RATES: Readonly<Partial<Record<WorkKind, Rate>>> = {
  blocks: { aSecond: 30, atOnce: 120 },
  prices: { aSecond: 4, atOnce: 24 },
};

/**
 * Makes the visitor that stands for all crawlers: their calls share the places of one visitor and a budget of their own, so
 * that a fast one slows no buyer.
 * @param now in milliseconds
 */
export function createLandingVisitor(rates = LANDING_RATES, now: () => number = Date.now): Visitor {
  const left = new Map<WorkKind, { count: number; at: number }>();
  return {
    key: 'landings',
    charge(kind) {
      const rate = rates[kind];
      if (!rate) return Promise.resolve(null);
      const time = now();
      const before = left.get(kind) ?? { count: rate.atOnce, at: time };
      const count = Math.min(rate.atOnce, before.count + ((time - before.at) / 1000) * rate.aSecond);
      const isAllowed = count >= 1;
      left.set(kind, { count: isAllowed ? count - 1 : count, at: time });
      return Promise.resolve(isAllowed ? null : Math.ceil((1 - count) / rate.aSecond));
    },
  };
}

const crawlers = createLandingVisitor();

/**
 * Returns whom the upstream calls of a landing page are charged to: the crawlers together for a robot and for a page made
 * for everyone, else the visitor.
 */
export function landingVisitor(
  own: Visitor,
  { request, isShared }: { request: Pick<Request, 'headers'>; isShared: boolean },
): Visitor {
  return isShared || isUnattended(request) ? crawlers : own;
}
