import { sortingParameter, type Sorting } from '~/features/search/offers/sorting';
import { filterParameter, FILTER_PARAMETER } from '~/features/search/filters/filter-link';
import type { Filter } from '~/features/search/filters/filter';
import type { SearchQuery } from '~/features/search/query/search-query';
import { buildSearchPath } from '~/features/search/query/search-url';
import { stoppedParameters } from './stopping';

/** How results are shown: all parameters of a link besides the search. */
export type ResultsView = {
  filter: Filter;
  /** Null leaves the order to the list (`orderTabs`). */
  sorting: Sorting | null;
  page: number;
  /** Pages shown below that one. */
  further: number;
  /** Key of the only way out to show; null shows one card for each. */
  outbound: string | null;
};

/** Names `outbound` in a link. */
export const OUTBOUND_PARAMETER = 'out';

/** Names the fare with which a link opens a ticket (`fareReference`). */
export const FARE_PARAMETER = 'fare';

type Change = Partial<ResultsView> & { ticket?: string; fare?: string };

export type ResultLinks = {
  /** Links to this page with a change. Opens a ticket only if the change names it. */
  to(change: Change): string;
  /** Parameters besides the search and the filter, submitted along by a form of filters. */
  besidesFilter: [string, string][];
};

/** Builds links to the current search with changes. Omits defaults. */
export function resultLinks(query: SearchQuery, shown: ResultsView, view: URLSearchParams): ResultLinks {
  const out = ({ outbound }: Pick<ResultsView, 'outbound'>): [string, string][] =>
    outbound === null ? [] : [[OUTBOUND_PARAMETER, outbound]];
  const sort = ({ sorting }: Pick<ResultsView, 'sorting'>): [string, string][] =>
    sorting === null ? [] : [['sort', sortingParameter(sorting)]];
  return {
    to(change) {
      // Another list begins with one page.
      const nextView = { ...shown, ...(change.page === undefined ? {} : { further: 0 }), ...change };
      const filter = filterParameter(nextView.filter);
      const extras: [string, string][] = filter === null ? [] : [[FILTER_PARAMETER, filter]];
      extras.push(...stoppedParameters(view), ...sort(nextView), ...out(nextView));
      if (nextView.page > 1) extras.push(['page', String(nextView.page)]);
      if (nextView.further > 0) extras.push(['more', String(nextView.further)]);
      if (change.ticket) extras.push(['ticket', change.ticket]);
      if (change.fare) extras.push([FARE_PARAMETER, change.fare]);
      return buildSearchPath(query, extras);
    },
    besidesFilter: [...stoppedParameters(view), ...sort(shown), ...out(shown)],
  };
}
