import type { RequestContext } from '~/bff/request/context';
import { log } from '~/bff/log/log.server';
import { forget, settle, visitorsOwnKey, type Settled, type SettleOptions } from '~/bff/waiting/pending.server';
import { buildSearchParams } from '../query/search-url';
import { cabinOf, type SearchQuery } from '../query/search-query';
import { UpstreamError, type UpstreamErrorParts } from '~/upstream/error';
import type { SearchAnswer } from '~/upstream/search/contract';

/** A longer search counts as failed, whatever the upstream still does (specification 1 §9). */
const SEARCH_LIMIT_MS = 120_000;

/** Maximum wait of a page without offers, and search age from which a page shows instant offers. */
const PATIENCE_MS = { withNothing: 1000, withInstant: 600 };
/** Pause before a failed instant search is retried, while the search is still running. */
const INSTANT_REST_MS = 5_000;

/**
 * Progress of a search. Until the search is done, `answer` holds the offers of the same search some minutes ago, or else
 * the instant offers; null when there are none.
 */
export type SearchProgress =
  | { full: 'done'; answer: SearchAnswer }
  /** In progress; `sinceMs` is its age in milliseconds. */
  | {
      full: 'waiting';
      answer: SearchAnswer | null;
      sinceMs: number;
      /** True when `answer` is complete, but its prices are some minutes old. */
      isRefresh?: boolean;
    }
  | { full: 'failed'; answer: SearchAnswer | null; error: UpstreamError }
  /** The visitor stopped the search. */
  | { full: 'stopped'; answer: SearchAnswer | null };

export type SearchOffersOptions = {
  /** Starts no search, but uses its offers if available. */
  isStopped?: boolean;
  /** False for a mere progress check, which leaves a failure for the page to report. */
  collects?: boolean;
};

/**
 * Returns the offers available within a page's time limit: all of them, or those of the instant search, whose delays
 * and failures do no harm. "Nothing found" is a result, even when the upstream reports it as an error code.
 */
export async function searchOffers(
  context: RequestContext,
  query: SearchQuery,
  { isStopped = false, collects = true }: SearchOffersOptions = {},
): Promise<SearchProgress> {
  const { search } = context.upstream;
  const parameters = toParameters(query);
  const cached = await search.findKept(parameters);
  if (cached) return { full: 'done', answer: cached };
  const last = hasOffers(await search.findLast(parameters));
  if (isStopped)
    return { full: 'stopped', answer: last ?? (await instantOffers(context, query, PATIENCE_MS.withNothing)) };

  const startedAt = Date.now();
  const full = (options: SettleOptions) =>
    settle(searchKey('search', context, query), () => search.search(parameters), { keeps: 'failure', ...options });
  for (;;) {
    const outcome = await full({ patienceMs: 0, collects });
    const left = PATIENCE_MS.withNothing - (Date.now() - startedAt);
    if (outcome.state === 'ready') return { full: 'done', answer: outcome.value };
    if (outcome.state === 'failed') {
      if (outcome.error.code === 'emptyResult') return { full: 'done', answer: NOTHING };
      return { full: 'failed', answer: last ?? (await instantOffers(context, query, left)), error: outcome.error };
    }
    const { sinceMs } = outcome;
    const instant = last ? null : await settleInstant(context, query, 0);
    const answer = instant ? usefulAnswer(instant) : last;
    if (sinceMs > SEARCH_LIMIT_MS) return { full: 'failed', answer, error: failed(context, TOOK_TOO_LONG) };
    const patienceMs = answer ? Math.min(left, PATIENCE_MS.withInstant - sinceMs) : left;
    if (patienceMs <= 0) return { full: 'waiting', answer, sinceMs, isRefresh: last !== null };
    // Wait until either ends; the next round collects its outcome.
    const ends: Promise<unknown>[] = [full({ patienceMs, collects: false })];
    if (instant?.state === 'waiting') ends.push(settleInstant(context, query, patienceMs));
    await Promise.race(ends);
  }
}

/** @returns null on a timeout, a failure, or without any offers */
async function instantOffers(
  context: RequestContext,
  query: SearchQuery,
  patienceMs: number,
): Promise<SearchAnswer | null> {
  return usefulAnswer(await settleInstant(context, query, patienceMs));
}

function usefulAnswer(instant: Settled<SearchAnswer>): SearchAnswer | null {
  return instant.state === 'ready' ? hasOffers(instant.value) : null;
}

function hasOffers(answer: SearchAnswer | null): SearchAnswer | null {
  return answer && answer.variants.length > 0 ? answer : null;
}

/** Never rejects; pauses for some seconds after a failure. */
async function settleInstant(
  context: RequestContext,
  query: SearchQuery,
  patienceMs: number,
): Promise<Settled<SearchAnswer>> {
  const start = async () => {
    try {
      return await context.upstream.instantSearch.search(toParameters(query));
    } catch (error) {
      if (!(error instanceof UpstreamError)) log().error({ err: error }, 'instant offers failed');
      throw error instanceof UpstreamError ? error : failed(context, { service: 'instantSearch', kind: 'badContract' });
    }
  };
  return settle(searchKey('instant', context, query), start, {
    patienceMs: Math.max(0, patienceMs),
    keeps: 'failure',
    keepMs: INSTANT_REST_MS,
    collects: false,
  });
}

/**
 * Searches again because an offer has expired. A cached answer is good enough if it comes from another search than the
 * offer.
 * @param variantId the expired offer
 */
export async function searchAgain(
  context: RequestContext,
  query: SearchQuery,
  variantId: string,
  patienceMs: number,
): Promise<Settled<SearchAnswer>> {
  const { search } = context.upstream;
  const start = async () => {
    const answer = await search.search(toParameters(query));
    const isExpired = answer.variants.some(({ id }) => searchOf(id) === searchOf(variantId));
    return isExpired ? search.search(toParameters(query), { renew: true }) : answer;
  };
  return settle(`${searchKey('search', context, query)} instead of ${searchOf(variantId)}`, start, { patienceMs });
}

/** Returns the part of a variant's id that all variants of one search share (upstream facts §2). */
function searchOf(variantId: string): string {
  return variantId.slice(0, 32);
}

/** Forgets a search, so that the next one queries the upstream again. */
export function forgetSearch(context: RequestContext, query: SearchQuery): void {
  forget(searchKey('search', context, query));
}

function searchKey(kind: 'search' | 'instant', context: RequestContext, query: SearchQuery): string {
  const { market, marks } = context;
  const { brand, locale, country, currency } = market;
  return visitorsOwnKey(context, kind, brand, locale, country, currency, marks.agent, buildSearchParams(query));
}

/** Converts a search to the search service's parameters. */
export function toParameters({ trips, adults, childrenAges, infants, cabin, vendor }: SearchQuery) {
  const travelers = { adults, children: childrenAges.length, infants, childrenAges };
  return { trips, travelers, cabin: cabinOf(cabin), vendor };
}

const NOTHING: SearchAnswer = {
  variants: [],
  flights: {},
  aircrafts: {},
  airlines: {},
  ports: {},
  cities: {},
  countries: {},
  carKinds: {},
};

const TOOK_TOO_LONG = { service: 'search', kind: 'timeout', code: 'timeoutError' } as const;

function failed({ requestId }: RequestContext, what: Pick<UpstreamErrorParts, 'service' | 'kind' | 'code'>) {
  return new UpstreamError({ ...what, operation: 'search', requestId });
}
