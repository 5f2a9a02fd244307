import type { EarningRate } from '~/bff/account/earning.server';
import type { FiltersScreen } from '~/features/search/filters/filters-view';
import { filtersScreen } from '~/features/search/filters/filters-screen.server';
import { readFilter } from '~/features/search/filters/filter-link';
import { applyFilter } from '~/features/search/filters/matching';
import { addSomething } from '~/features/search/offers/group-head';
import { groupOffers, type Itinerary } from '~/features/search/offers/itinerary';
import { tagsOfCard, type Highlight } from '~/features/search/offers/highlights';
import { cardsOfOffers, firstOfOffers, sortedOffers, tagsOfOffers } from '~/features/search/offers/list-of-view';
import { modeOf } from '~/features/search/offers/mode';
import { outboundKey, withOutbound, type OutboundGroup } from '~/features/search/offers/outbound';
import { pageLinks, pageOf, withFurther, type PageLink } from '~/features/search/paging';
import { orderTabs } from '~/features/search/offers/order-tabs';
import { parseSorting, type CarrierNames, type SortKey } from '~/features/search/offers/sorting';
import { isRoundTrip, type SearchQuery } from '~/features/search/query/search-query';
import { buildSearchParams } from '~/features/search/query/search-url';
import { isOverland } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { LevelKind } from '~/features/search/calendar/price-level-text.server';
import type { SearchAnswer } from '~/upstream/search/contract';
import { cardView, type CardView } from './card.server';
import { moreWays, wayOutView, type WayOutView } from './more-ways.server';
import { FARE_PARAMETER, OUTBOUND_PARAMETER, resultLinks } from './result-links';
import {
  highlightWords,
  sortingView,
  firstDepartureText,
  withFirstFlightChip,
  type HighlightWords,
  type SortingView,
} from './results-words.server';
import { shareView, type ShareView } from './share.server';
import { ticketView, type TicketView } from './ticket.server';

export type ResultsScreen = {
  /** "214 вариантов", of one way out "9 вариантов обратно" */
  count: string;
  /** Explains the prices: "total price, all fees included". */
  priceNote: string;
  /** Title of the ways on from one first flight, "Отправление в 08:00"; null of all offers and of ways back. */
  waysTitle: string | null;
  /** The way out that all offers share; null when they differ in it. */
  wayOut: WayOutView | null;
  /** Transport of the best offer, or of the cheapest in other orders: its prices say whether that offer's is high. */
  levelKind: LevelKind;
  /** Every offer shown is by train alone. */
  isByLand: boolean;
  sorting: SortingView;
  filters: FiltersScreen;
  cards: CardView[];
  /** For the tags on this page. */
  highlights: HighlightWords;
  pages: PageLink[];
  previousPath: string | null;
  nextPath: string | null;
  /** The first page with the next ones below it: "Show 20 more"; null at the end, where many are shown and on other pages. */
  more: { text: string; path: string } | null;
  share: ShareView;
  /** The open ticket (`ticket=` in the link). */
  ticket: TicketView | null;
};

export type ResultsInput = {
  query: SearchQuery;
  /** `filter`, `sort`, `page` and `ticket` of the link; invalid values are ignored. */
  view: URLSearchParams;
  answer: SearchAnswer;
  /** False while offers are still coming: then nothing is the best of its kind. */
  isComplete: boolean;
  origin: string;
  market: Market;
  /** Reads the namespace `search`. */
  t: Translate;
  /** Null or absent where points are not offered. */
  earning?: EarningRate | null;
};

/** Builds one page of results; null when the search found nothing, regardless of the filter. */
export function resultsScreen(input: ResultsInput): ResultsScreen | null {
  const { query, view, answer, market, t } = input;
  const all = groupOffers(answer);
  if (all.length === 0) return null;
  const filter = readFilter(view);
  const matching = applyFilter(answer, filter);
  const isReturn = isRoundTrip(query);
  const isGrouped = isReturn || query.trips.length === 1;
  const ways = isGrouped ? withOutbound(matching, view.get(OUTBOUND_PARAMETER)) : null;
  const isByOutbound = isGrouped && !ways;
  const orders = orderTabs(ways ?? matching, isByOutbound);
  const chosen = parseSorting(view.get('sort'));
  const sorting = chosen ?? orders.standard;
  const shown = sortedOffers(ways ?? matching, sorting, carrierNames(input));
  const outbound = ways && outboundKey(ways[0]!);
  const isBestOrder = sorting.key === 'optimal' && !sorting.descending;
  const { groups, raised } = cardsOfOffers(shown, isByOutbound, isBestOrder);
  const page = pageOf<OutboundGroup>(groups, view.get('page'));
  const { items, further, next } = withFurther(page, groups, view.get('more'));
  const links = resultLinks(query, { filter, sorting: chosen, page: page.page, further, outbound }, view);
  const tags = tagsOfOffers(ways ?? matching, all);
  const tagsOf = (key: string): Highlight[] => {
    // A tab says it of the first one already.
    const own = (tags.get(key) ?? []).filter((tag) => tag !== TAG_OF_ORDER[sorting.key]);
    return tagsOfCard(own, input.isComplete && key === raised?.key ? raised.mode : null);
  };
  const cards = items.map((group) => ({
    ...cardView(group.itinerary, { ...input, links }, ways && isReturn ? 1 : 0),
    highlights: tagsOf(group.itinerary.key),
    detailsPath: links.to({ ticket: group.itinerary.key }),
    moreWays: addSomething(group) ? moreWays(group, { ...input, links }) : null,
  }));
  const filters = filtersScreen({
    answer: outbound ? beginningWith(outbound, all, answer) : answer,
    filter,
    market,
    hidden: [...new URLSearchParams(buildSearchParams(query)), ...links.besidesFilter],
    pathOf: (changed) => links.to({ filter: changed, page: 1 }),
  });
  return {
    count: t(countKey(ways), { count: shown.length }),
    priceNote: t(isReturn ? 'results.priceNoteReturn' : 'results.priceNote'),
    waysTitle: ways && !isReturn ? firstDepartureText(ways[0]!, market) : null,
    wayOut: ways && isReturn ? wayOutView(ways[0]!, input, links) : null,
    levelKind: levelKind(
      isBestOrder ? groups[0]?.itinerary : firstOfOffers(ways ?? matching, 'price', isByOutbound).first,
    ),
    isByLand: shown.length > 0 && shown.every(({ trips }) => isOverland(trips.flat())),
    sorting: sortingView(sorting, orders, shown, links, market),
    filters: ways && !isReturn ? withFirstFlightChip(filters, ways[0]!, links, market) : filters,
    cards,
    highlights: highlightWords(
      cards.flatMap(({ highlights }) => highlights),
      market,
    ),
    pages: pageLinks(page, (number) => links.to({ page: number })),
    previousPath: page.page > 1 ? links.to({ page: page.page - 1 }) : null,
    nextPath: page.page + further < page.pageCount ? links.to({ page: page.page + further + 1 }) : null,
    more:
      next > 0 && page.page === 1
        ? { text: t('results.showMore', { number: next }), path: links.to({ further: further + 1 }) }
        : null,
    share: shareView('search', input.origin + links.to({}), market),
    ticket: ticketView(
      { key: view.get('ticket'), fare: view.get(FARE_PARAMETER) },
      { ...input, shown: matching, all, links, isByOutbound },
    ),
  };
}

const TAG_OF_ORDER: Partial<Record<SortKey, Highlight>> = { price: 'cheapest', fast: 'fastest' };

/** A plane with a train has the price of the plane mostly. */
function levelKind(offer: Itinerary | undefined): LevelKind {
  return offer && modeOf(offer) === 'train' ? 'train' : 'plane';
}

/** Returns the answer without the offers that begin otherwise, for the counts of the filters. */
function beginningWith(outbound: string, all: readonly Itinerary[], answer: SearchAnswer): SearchAnswer {
  return { ...answer, variants: (withOutbound(all, outbound) ?? []).flatMap(({ offers }) => offers) };
}

/** @param ways itineraries that begin alike; null of all offers */
function countKey(ways: Itinerary[] | null): string {
  if (!ways) return 'results.count';
  return ways[0]!.trips.length === 1 ? 'results.connections' : 'results.ways';
}

function carrierNames({ answer, market }: ResultsInput): CarrierNames {
  const collator = new Intl.Collator(market.locale);
  return { nameOf: (code) => answer.airlines[code]?.name ?? code, compare: collator.compare };
}
