import type { FiltersScreen } from '~/features/search/filters/filters-view';
import { filtersScreen } from '~/features/search/filters/filters-screen.server';
import { baggageOption } from '~/features/search/filters/traits';
import { readFilter } from '~/features/search/filters/filter-link';
import { applyFilter } from '~/features/search/filters/matching';
import type { Highlight } from '~/features/search/offers/highlights';
import { groupOffers, type Itinerary } from '~/features/search/offers/itinerary';
import { groupedOffers, sortedOffers, tagsOfOffers } from '~/features/search/offers/list-of-view';
import { outboundKey, withOutbound, type OutboundGroup } from '~/features/search/offers/outbound';
import { pageOf } from '~/features/search/paging';
import { firstIn, parseSorting, type CarrierNames } from '~/features/search/offers/sorting';
import type { SearchQuery } from '~/features/search/query/search-query';
import { buildSearchParams } from '~/features/search/query/search-url';
import { tripSummary } from '~/features/trip/trip-screen.server';
import type { TripSummaryView } from '~/features/trip/trip-view';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import { offersView, type OffersView } from './offers-view.server';
import { OUTBOUND_PARAMETER, pageLinks, resultLinks, type PageLink, type ResultLinks } from './result-links';
import {
  highlightWords,
  sortingView,
  withOutboundChip,
  type HighlightWords,
  type SortingView,
} from './results-words.server';
import { shareView, type ShareView } from './share.server';
import { ticketView, type TicketView } from './ticket.server';

export type CardView = Omit<OffersView, 'others'> & {
  key: string;
  trips: TripSummaryView[];
  /** "self-transfer · change of airport", of all trips; empty without any. */
  warnings: string;
  highlights: Highlight[];
  /** The same page with this ticket open. */
  detailsPath: string;
  /** The same way out with other ways back: "4 more ways back from £312"; null when there are none. */
  moreWays: { text: string; path: string } | null;
};

export type ResultsScreen = {
  /** "214 вариантов" */
  count: string;
  sorting: SortingView;
  filters: FiltersScreen;
  cards: CardView[];
  /** For the tags on this page. */
  highlights: HighlightWords;
  pages: PageLink[];
  previousPath: string | null;
  nextPath: string | null;
  share: ShareView;
  /** The open ticket (`ticket=` in the link). */
  ticket: TicketView | null;
};

export type ResultsInput = {
  query: SearchQuery;
  /** `filter`, `sort`, `page` and `ticket` of the link; invalid values are ignored. */
  view: URLSearchParams;
  answer: SearchAnswer;
  origin: string;
  market: Market;
  /** Reads the namespace `search`. */
  t: Translate;
};

/** Builds one page of results; null when the search found nothing, regardless of the filter. */
export function resultsScreen(input: ResultsInput): ResultsScreen | null {
  const { query, view, answer, market, t } = input;
  const all = groupOffers(answer);
  if (all.length === 0) return null;
  const filter = readFilter(view);
  const sorting = parseSorting(view.get('sort'));
  const matching = applyFilter(answer, filter);
  const sorted = sortedOffers(matching, sorting, carrierNames(input));
  const ways = withOutbound(sorted, view.get(OUTBOUND_PARAMETER));
  const shown = ways ?? sorted;
  const outbound = ways && outboundKey(ways[0]!);
  const groups = ways ? ways.map((itinerary) => ({ itinerary, others: [] })) : groupedOffers(sorted);
  const page = pageOf<OutboundGroup>(groups, view.get('page'));
  const links = resultLinks(query, { filter, sorting, page: page.page, outbound }, view);
  const tags = tagsOfOffers(ways ?? matching, all);
  const cards = page.items.map(({ itinerary, others }): CardView => {
    const { others: _offers, ...offers } = offersView(itinerary, input);
    const trips = itinerary.trips.map((trip) => tripSummary(trip, { maps: answer, market }));
    const hasNoBag = baggageOption(itinerary.offers[0]!.baggage) === 'WithoutBaggages';
    return {
      ...offers,
      best: hasNoBag ? { ...offers.best, baggage: t('results.noBag') } : offers.best,
      key: itinerary.key,
      trips,
      warnings: [...new Set(trips.flatMap(({ warnings }) => warnings))].join(' · '),
      highlights: tags.get(itinerary.key) ?? [],
      detailsPath: links.to({ ticket: itinerary.key }),
      moreWays: moreWays(itinerary, others, links, input),
    };
  });
  const filters = filtersScreen({
    answer,
    filter,
    market,
    hidden: [...new URLSearchParams(buildSearchParams(query)), ...links.besidesFilter],
    pathOf: (changed) => links.to({ filter: changed, page: 1 }),
  });
  return {
    count: t('results.count', { count: shown.length }),
    sorting: sortingView(sorting, shown, links, market),
    filters: ways ? withOutboundChip(filters, ways[0]!, links, market) : filters,
    cards,
    highlights: highlightWords(
      cards.flatMap(({ highlights }) => highlights),
      market,
    ),
    pages: pageLinks(page, links),
    previousPath: page.page > 1 ? links.to({ page: page.page - 1 }) : null,
    nextPath: page.page < page.pageCount ? links.to({ page: page.page + 1 }) : null,
    share: shareView('search', input.origin + links.to({}), market),
    ticket: ticketView(view.get('ticket'), { ...input, shown: sorted, all, links }),
  };
}

function moreWays(
  itinerary: Itinerary,
  others: readonly Itinerary[],
  links: ResultLinks,
  { market, t }: ResultsInput,
): CardView['moreWays'] {
  const cheapest = firstIn(others, 'price');
  if (!cheapest) return null;
  const price = formatMoney(cheapest.offers[0]!.price, market.locale);
  return {
    text: t('results.moreWays', { count: others.length, price }),
    path: links.to({ outbound: outboundKey(itinerary), page: 1 }),
  };
}

function carrierNames({ answer, market }: ResultsInput): CarrierNames {
  const collator = new Intl.Collator(market.locale);
  return { nameOf: (code) => answer.airlines[code]?.name ?? code, compare: collator.compare };
}
