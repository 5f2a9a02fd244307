import type { RequestContext } from '~/bff/request/context';
import { log } from '~/bff/log/log.server';
import { forget, settle, visitorsOwnKey, type Settled, type SettleOptions } from '~/bff/waiting/pending.server';
import { buildSearchParams } from '../query/search-url';
import { cabinOf, type SearchQuery } from '../query/search-query';
import { UpstreamError, type UpstreamErrorParts } from '~/upstream/error';
import type { SearchAnswer } from '~/upstream/search/contract';

/** A search that takes longer has failed, whatever the upstream still does (specification 1 §9). */
const SEARCH_LIMIT_MS = 120_000;

/** A page with nothing to show waits so long. One with instant offers shows them once the search is so old. */
const PATIENCE_MS = { withNothing: 1000, withInstant: 600 };
/** An instant search that has failed is tried again after so long, if the search still runs. */
const INSTANT_REST_MS = 5_000;

/** What there is of a search so far. `answer` holds the instant offers until the search is done; null when there are none. */
export type SearchProgress =
  | { full: 'done'; answer: SearchAnswer }
  /** Under way, since so many milliseconds. */
  | { full: 'waiting'; answer: SearchAnswer | null; sinceMs: number }
  | { full: 'failed'; answer: SearchAnswer | null; error: UpstreamError }
  /** The visitor wants no more than what is there. */
  | { full: 'stopped'; answer: SearchAnswer | null };

export type SearchOffersOptions = {
  /** Starts no search, but takes its offers if they are there. */
  isStopped?: boolean;
  /** False for a look at how far the search is: its failure is left for the page to tell. */
  collects?: boolean;
};

/**
 * The offers for a query, as far as they are there within a page's patience: all of them, or else those of the instant
 * search, which may come late, fail or find nothing without any harm. "Nothing found" is an answer, also when the
 * upstream says it by an error code.
 */
export async function searchOffers(
  context: RequestContext,
  query: SearchQuery,
  { isStopped = false, collects = true }: SearchOffersOptions = {},
): Promise<SearchProgress> {
  const { search } = context.upstream;
  const parameters = toParameters(query);
  const kept = await search.findKept(parameters);
  if (kept) return { full: 'done', answer: kept };
  if (isStopped) return { full: 'stopped', answer: await instantOffers(context, query, PATIENCE_MS.withNothing) };

  const began = Date.now();
  const full = (options: SettleOptions) =>
    settle(searchKey('search', context, query), () => search.search(parameters), { keeps: 'failure', ...options });
  for (;;) {
    const settled = await full({ patienceMs: 0, collects });
    const left = PATIENCE_MS.withNothing - (Date.now() - began);
    if (settled.state === 'ready') return { full: 'done', answer: settled.value };
    if (settled.state === 'failed') {
      if (settled.error.code === 'emptyResult') return { full: 'done', answer: NOTHING };
      return { full: 'failed', answer: await instantOffers(context, query, left), error: settled.error };
    }
    const { sinceMs } = settled;
    const instant = await settleInstant(context, query, 0);
    const answer = usefulAnswer(instant);
    if (sinceMs > SEARCH_LIMIT_MS) return { full: 'failed', answer, error: failed(context, TOOK_TOO_LONG) };
    const patienceMs = answer ? Math.min(left, PATIENCE_MS.withInstant - sinceMs) : left;
    if (patienceMs <= 0) return { full: 'waiting', answer, sinceMs };
    // Until one of the two ends; what it ends in is collected in the next round.
    const ends: Promise<unknown>[] = [full({ patienceMs, collects: false })];
    if (instant.state === 'waiting') ends.push(settleInstant(context, query, patienceMs));
    await Promise.race(ends);
  }
}

/** @returns null when they are not there in time, whatever the reason, or none were found */
async function instantOffers(
  context: RequestContext,
  query: SearchQuery,
  patienceMs: number,
): Promise<SearchAnswer | null> {
  return usefulAnswer(await settleInstant(context, query, patienceMs));
}

function usefulAnswer(instant: Settled<SearchAnswer>): SearchAnswer | null {
  return instant.state === 'ready' && instant.value.variants.length > 0 ? instant.value : null;
}

/** Never rejects; after a failure the service is left alone for some seconds. */
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
 * Searches again because an offer has expired. A kept answer will do when it is of another search than the offer.
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
    const kept = await search.search(toParameters(query));
    const isExpired = kept.variants.some(({ id }) => searchOf(id) === searchOf(variantId));
    return isExpired ? search.search(toParameters(query), { renew: true }) : kept;
  };
  return settle(`${searchKey('search', context, query)} instead of ${searchOf(variantId)}`, start, { patienceMs });
}

/** The part of a variant's id that all variants of one search share (upstream facts §2). */
function searchOf(variantId: string): string {
  return variantId.slice(0, 32);
}

/** Gives a search up, so that the next one asks the upstream anew. */
export function forgetSearch(context: RequestContext, query: SearchQuery): void {
  forget(searchKey('search', context, query));
}

function searchKey(kind: 'search' | 'instant', context: RequestContext, query: SearchQuery): string {
  const { market, marks } = context;
  const { brand, locale, country, currency } = market;
  return visitorsOwnKey(context, kind, brand, locale, country, currency, marks.agent, buildSearchParams(query));
}

/** A search of the shop as the search service is asked for it. */
export function toParameters({ trips, adults, childrenAges, infants, cabin }: SearchQuery) {
  const travelers = { adults, children: childrenAges.length, infants, childrenAges };
  return { trips, travelers, cabin: cabinOf(cabin) };
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
