/** Lists that pages of one filter and order share: sorted and tagged once, however long they are. */
import { highlightsOf } from './highlights';
import type { Itinerary } from './itinerary';
import { eachModeFirst, type ListedGroups } from './each-mode-first';
import { firstCard, ledByCheapest } from './group-head';
import { eachAlone, groupByOutbound } from './outbound';
import { perView } from './per-answer';
import { firstIn, sortingParameter, sortItineraries, type CarrierNames, type Sorting } from './sorting';

type OrderedKey = Parameters<typeof firstIn>[1];

/** Sorts the itineraries of a filter. @param names the same for all orders of one answer */
export const sortedOffers = perView(
  (sorting: Sorting, _names: CarrierNames) => sortingParameter(sorting),
  (itineraries: readonly Itinerary[], sorting: Sorting, names: CarrierNames): readonly Itinerary[] =>
    sortItineraries(itineraries, sorting, names),
);

/** Tags the itineraries of a filter. @param all those of the answer that `shown` is a part of */
export const tagsOfOffers = perView(
  (_all: readonly Itinerary[]) => '',
  (shown: readonly Itinerary[], all: readonly Itinerary[]) => highlightsOf(shown, all),
);

/**
 * Makes the cards of sorted itineraries: one for each way out of a round trip or first flight of one way, otherwise one
 * for each. In the best order planes and trains both stand at its head, and a card is led by its cheapest itinerary
 * where that is no worse.
 */
export const cardsOfOffers = perView(
  (isByOutbound: boolean, isBestOrder: boolean) => `${isByOutbound} ${isBestOrder}`,
  (sorted: readonly Itinerary[], isByOutbound: boolean, isBestOrder: boolean): ListedGroups => {
    const groups = isByOutbound ? groupByOutbound(sorted) : eachAlone(sorted);
    return isBestOrder ? eachModeFirst(groups.map(ledByCheapest)) : { groups, raised: null };
  },
);

/**
 * Finds the itinerary that comes first in an order; `first` is undefined without any.
 * @param isByOutbound the list has cards as of `cardsOfOffers`
 */
export const firstOfOffers = perView(
  (key: OrderedKey, isByOutbound: boolean) => `${key} ${isByOutbound}`,
  (itineraries: readonly Itinerary[], key: OrderedKey, isByOutbound: boolean) => {
    const first = firstIn(itineraries, key);
    return { first: isByOutbound && key === 'optimal' ? firstCard(first, itineraries) : first };
  },
);
