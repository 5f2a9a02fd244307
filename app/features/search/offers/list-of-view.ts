/** Lists that pages of one filter and order share: sorted and tagged once, however long they are. */
import { highlightsOf } from './highlights';
import type { Itinerary } from './itinerary';
import { eachModeFirst, type ListedGroups } from './each-mode-first';
import { eachAlone, groupByOutbound } from './outbound';
import { perView } from './per-answer';
import { firstIn, sortingParameter, sortItineraries, type CarrierNames, type Sorting } from './sorting';

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
 * for each. In the best
 * order planes and trains both stand at its head.
 */
export const cardsOfOffers = perView(
  (isByOutbound: boolean, isBestOrder: boolean) => `${isByOutbound} ${isBestOrder}`,
  (sorted: readonly Itinerary[], isByOutbound: boolean, isBestOrder: boolean): ListedGroups => {
    const groups = isByOutbound ? groupByOutbound(sorted) : eachAlone(sorted);
    return isBestOrder ? eachModeFirst(groups) : { groups, raised: null };
  },
);

/** Finds the itinerary that comes first in an order; `first` is undefined without any. */
export const firstOfOffers = perView(
  (key: Parameters<typeof firstIn>[1]) => key,
  (itineraries: readonly Itinerary[], key: Parameters<typeof firstIn>[1]) => ({ first: firstIn(itineraries, key) }),
);
