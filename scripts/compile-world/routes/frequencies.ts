import type { Carrier } from '#server/sandbox/world/carriers';
import { weeklyDemand } from './demand';
import type { PlannedRoute } from './new-route';
import type { RoutePlan } from './route-plan';

const MAX_WEEKLY_PAIR = 450;
/** Part of the demand that flights of today's sizes need. */
const FLOWN = 0.6;
/** Most flights a week of one carrier between two airports, by length: wide aircraft replace frequency. */
const MAX_WEEKLY_ROUTE: [longerThanKm: number, weekly: number][] = [
  [5000, 14],
  [3000, 28],
  [0, 63],
];
const DAILY = 7;

const SIZE_WEIGHT = [0, 0.3, 0.6, 1, 1.7, 2.6];
const KIND_WEIGHT = { full: 1, low: 0.7, regional: 0.6, charter: 0.4 };

/** Shares the weekly demand of each pair of cities among the routes whose frequency is not written down. */
export function setFrequencies(plan: RoutePlan): void {
  for (const routes of plan.pairs()) {
    const open = routes.filter(({ weekly }) => weekly === 0);
    const [first] = open;
    if (!first) continue;
    const demand = Math.min(MAX_WEEKLY_PAIR, FLOWN * weeklyDemand(first.base.city, first.other.city, first.km));
    const all = open.reduce((sum, route) => sum + weightOfRoute(route), 0);
    for (const route of open) {
      const part = Math.round((demand * weightOfRoute(route)) / all);
      route.weekly = Math.max(leastWeekly(route), Math.min(mostWeekly(route), part));
    }
  }
}

function weightOfRoute({ carrier, base, other }: PlannedRoute): number {
  const isHome = carrier.hubs.some((hub) => hub === base || hub === other);
  return (SIZE_WEIGHT[carrier.size] ?? 1) * KIND_WEIGHT[carrier.kind] * (isHome ? 2 : 1);
}

function mostWeekly({ km }: PlannedRoute): number {
  return MAX_WEEKLY_ROUTE.find(([longerThan]) => km > longerThan)?.[1] ?? DAILY;
}

/** Network carriers fly daily for their connections; others a few times a week. */
function leastWeekly({ carrier, km }: PlannedRoute): number {
  const isNetwork: Partial<Record<Carrier['kind'], boolean>> = { full: true, regional: true };
  if (!isNetwork[carrier.kind]) return 3;
  return km < 3500 ? DAILY : 4;
}
