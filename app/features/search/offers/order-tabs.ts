import type { Itinerary } from './itinerary';
import { firstOfOffers } from './list-of-view';
import { modeOf } from './mode';
import { DEFAULT_SORTING, type SortKey, type Sorting } from './sorting';

/** Orders shown as tabs: of most lists, and of a list of trains only. */
const TABS = ['optimal', 'price', 'fast'] as const;
const TIMETABLE_TABS = ['departure_time', 'price', 'fast'] as const;

/** A tab for one or several orders that begin with the same price and duration. */
export type OrderTab = { keys: Extract<SortKey, 'optimal' | 'price' | 'fast' | 'departure_time'>[]; first: Itinerary };

/**
 * Decides how a list is ordered when its link names no order, and which orders are tabs (decision 009):
 * - trains only, leaving at different times, read as a timetable: by departure, which replaces the best order as a tab;
 * - every other list starts with the best order;
 * - orders that begin with the same price and the same duration share a tab, which tells that one offer is both. The
 *   timetable has its own.
 * @param shown itineraries that match the filter, in any order
 * @param isByOutbound a card stands for all that begin alike
 */
export function orderTabs(shown: readonly Itinerary[], isByOutbound: boolean): { standard: Sorting; tabs: OrderTab[] } {
  const isByTime = isTimetable(shown);
  const tabs: OrderTab[] = [];
  for (const key of isByTime ? TIMETABLE_TABS : TABS) {
    const { first } = firstOfOffers(shown, key, isByOutbound);
    if (!first) continue;
    const same = tabs.find((tab) => tab.keys[0] !== 'departure_time' && isAlike(tab.first, first));
    if (same) same.keys.push(key);
    else tabs.push({ keys: [key], first });
  }
  const standard: Sorting = isByTime ? { key: 'departure_time', descending: false } : DEFAULT_SORTING;
  return { standard, tabs };
}

function isTimetable(shown: readonly Itinerary[]): boolean {
  return (
    shown.some(({ departsAt }) => departsAt !== shown[0]!.departsAt) && shown.every((one) => modeOf(one) === 'train')
  );
}

function isAlike(one: Itinerary, other: Itinerary): boolean {
  return one.offers[0]!.price.amount === other.offers[0]!.price.amount && one.minutes === other.minutes;
}
