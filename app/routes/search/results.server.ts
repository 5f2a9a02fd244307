import type { FiltersScreen } from '~/features/search/filters/filters-view';
import { filtersScreen } from '~/features/search/filters/filters-screen.server';
import { readFilter } from '~/features/search/filters/filter-link';
import { applyFilter } from '~/features/search/filters/matching';
import { groupOffers } from '~/features/search/offers/itinerary';
import { groupedOffers, sortedOffers, tagsOfOffers } from '~/features/search/offers/list-of-view';
import { eachAlone, outboundKey, withOutbound, type OutboundGroup } from '~/features/search/offers/outbound';
import { pageLinks, pageOf, type PageLink } from '~/features/search/paging';
import { parseSorting, type CarrierNames } from '~/features/search/offers/sorting';
import { isRoundTrip, type SearchQuery } from '~/features/search/query/search-query';
import { buildSearchParams } from '~/features/search/query/search-url';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { SearchAnswer } from '~/upstream/search/contract';
import { cardView, moreWays, type CardView } from './card.server';
import { OUTBOUND_PARAMETER, resultLinks } from './result-links';
import {
  highlightWords,
  sortingView,
  withOutboundChip,
  type HighlightWords,
  type SortingView,
} from './results-words.server';
import { shareView, type ShareView } from './share.server';
import { ticketView, type TicketView } from './ticket.server';

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
  const isReturn = isRoundTrip(query);
  const ways = isReturn ? withOutbound(sorted, view.get(OUTBOUND_PARAMETER)) : null;
  const shown = ways ?? sorted;
  const outbound = ways && outboundKey(ways[0]!);
  const groups = isReturn && !ways ? groupedOffers(sorted) : eachAlone(shown);
  const page = pageOf<OutboundGroup>(groups, view.get('page'));
  const links = resultLinks(query, { filter, sorting, page: page.page, outbound }, view);
  const tags = tagsOfOffers(ways ?? matching, all);
  const cards = page.items.map(({ itinerary, others }) => ({
    ...cardView(itinerary, input),
    highlights: tags.get(itinerary.key) ?? [],
    detailsPath: links.to({ ticket: itinerary.key }),
    moreWays: moreWays(itinerary, others, links, input),
  }));
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
    pages: pageLinks(page, (number) => links.to({ page: number })),
    previousPath: page.page > 1 ? links.to({ page: page.page - 1 }) : null,
    nextPath: page.page < page.pageCount ? links.to({ page: page.page + 1 }) : null,
    share: shareView('search', input.origin + links.to({}), market),
    ticket: ticketView(view.get('ticket'), { ...input, shown: sorted, all, links }),
  };
}

function carrierNames({ answer, market }: ResultsInput): CarrierNames {
  const collator = new Intl.Collator(market.locale);
  return { nameOf: (code) => answer.airlines[code]?.name ?? code, compare: collator.compare };
}
