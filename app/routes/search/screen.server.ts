import { addDays, daysBetween, earliestToday } from '~/features/search-query/calendar-date';
import { queryText, type QueryText } from '~/features/search-query/query-text';
import { isPastSearch, movedTo, type SearchQuery } from '~/features/search-query/search-query';
import { buildSearchPath } from '~/features/search-query/search-url';
import { searchFormAction } from '~/features/search-form/form-action';
import { searchFormState, type SearchFormState } from '~/features/search-form/search-form-state';
import { namesInAnswer, type PlaceNames } from '~/features/search-query/place-names.server';
import type { Settled } from '~/bff/pending.server';
import type { Translate } from '~/i18n/use-translation';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import type { SearchAnswer } from '~/upstream/search/contract';
import { resultsScreen, type ResultsScreen } from './results.server';

/** What every state of the page says of the search. */
export type SearchHead = QueryText & {
  /** The canonical link of the search; also where a retry is posted. */
  path: string;
  form: SearchFormState;
  formAction: string;
  /** The visitor comes from an offer that is no longer sold. */
  isOfferGone: boolean;
};

export type SearchState =
  | ({ kind: 'results' } & ResultsScreen)
  | { kind: 'waiting' }
  | { kind: 'failed'; reason: FailureReason }
  | { kind: 'empty'; ideas: DateIdea[] }
  | { kind: 'past'; ideas: DateIdea[] };

export type FailureReason = 'timeout' | 'broken' | 'busy' | 'unavailable';

/** Another day on which to try the same search. */
export type DateIdea = { path: string; dates: string };

export type SearchScreen = { head: SearchHead; state: SearchState };

export type SearchScreenInput = {
  query: SearchQuery;
  /** `sort`, `page`, `ticket` and `notice` of the link. */
  view: URLSearchParams;
  /** Null when the search was not made because its dates are over. */
  offers: Settled<SearchAnswer> | null;
  names: PlaceNames;
  now: Date;
  market: Market;
  t: Translate;
};

/** The results page and the HTTP status that goes with it. */
export function searchScreen(input: SearchScreenInput): { screen: SearchScreen; status: number } {
  const { query, view, offers, now, market, t } = input;
  const names = offers?.state === 'ready' ? { ...input.names, ...namesInAnswer(offers.value) } : input.names;
  const head = {
    ...queryText(query, names, market, t),
    path: buildSearchPath(query),
    form: searchFormState(query, names, now),
    formAction: searchFormAction(market),
    isOfferGone: view.get('notice') === 'expired',
  };
  const status = offers?.state === 'failed' ? describeFailure(offers.error).status : 200;
  return { screen: { head, state: stateOf(input) }, status };
}

function stateOf(input: SearchScreenInput): SearchState {
  const { query, view, offers, market, t } = input;
  if (offers === null) return { kind: 'past', ideas: dateIdeas(input, [7, 14, 30]) };
  switch (offers.state) {
    case 'waiting':
      return { kind: 'waiting' };
    case 'failed':
      return { kind: 'failed', reason: failureReason(offers.error) };
    case 'ready': {
      const results = resultsScreen({ query, view, answer: offers.value, market, t });
      return results ? { kind: 'results', ...results } : { kind: 'empty', ideas: dateIdeas(input, [-2, -1, 1, 2]) };
    }
  }
}

/** Which of four sentences tells the visitor what is the matter. */
export function failureReason({ kind, code }: Pick<UpstreamError, 'kind' | 'code'>): FailureReason {
  if (kind === 'timeout') return 'timeout';
  if (kind === 'badContract' || code === 'htmlAnswer') return 'broken';
  return code === 'tooManyRequests' || code === 'overloaded' ? 'busy' : 'unavailable';
}

/**
 * The search on other days: all its dates moved together, so that a stay keeps its length. Dates that are over are
 * moved from today instead of from themselves.
 */
function dateIdeas({ query, now, market }: SearchScreenInput, shifts: readonly number[]): DateIdea[] {
  const today = earliestToday(now);
  const first = query.trips[0]!.date;
  const base = query.trips.map(({ date }) => (first < today ? addDays(today, daysBetween(first, date)) : date));
  return shifts
    .map((days) => ({
      ...query,
      trips: query.trips.map((trip, index) => movedTo(trip, addDays(base[index]!, days))),
    }))
    .filter((idea) => !isPastSearch(idea, today))
    .map((idea) => ({
      path: buildSearchPath(idea),
      dates: idea.trips.map(({ date }) => formatDate(date, market, 'short')).join(' – '),
    }));
}
