import type { RequestContext } from '~/bff/context';
import { forget, settle, type Settled } from '~/bff/pending.server';
import { buildSearchParams } from '~/features/search-query/search-url';
import { cabinOf, type SearchQuery } from '~/features/search-query/search-query';
import { UpstreamError } from '~/upstream/error';
import type { SearchAnswer } from '~/upstream/search/contract';

/** A search that takes longer has failed, whatever the upstream still does (specification 1 §9). */
const SEARCH_LIMIT_MS = 120_000;

/**
 * The offers for a query, as far as they are there within a page's patience. "Nothing found" is an answer, also when the
 * upstream says it by an error code.
 */
export async function searchOffers(context: RequestContext, query: SearchQuery): Promise<Settled<SearchAnswer>> {
  const key = searchKey(context, query);
  const settled = await settle(key, () => context.upstream.search.search(toParameters(query)));
  if (settled.state === 'failed' && settled.error.code === 'emptyResult') return { state: 'ready', value: NOTHING };
  if (settled.state === 'waiting' && settled.sinceMs > SEARCH_LIMIT_MS) {
    return { state: 'failed', error: tookTooLong(context) };
  }
  return settled;
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
  return settle(`${searchKey(context, query)} instead of ${searchOf(variantId)}`, start, { patienceMs });
}

/** The part of a variant's id that all variants of one search share (upstream facts §2). */
function searchOf(variantId: string): string {
  return variantId.slice(0, 32);
}

/** Gives a search up, so that the next one asks the upstream anew. */
export function forgetSearch(context: RequestContext, query: SearchQuery): void {
  forget(searchKey(context, query));
}

/** Visitors who would get the same answer share a call: nothing of theirs is in it. */
function searchKey({ market, marks }: RequestContext, query: SearchQuery): string {
  const { brand, locale, country, currency } = market;
  return ['search', brand, locale, country, currency, marks.agent ?? '', buildSearchParams(query)].join(' ');
}

function toParameters({ trips, adults, childrenAges, infants, cabin }: SearchQuery) {
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
};

function tookTooLong({ requestId }: RequestContext): UpstreamError {
  return new UpstreamError({
    kind: 'timeout',
    service: 'search',
    operation: 'search',
    requestId,
    code: 'timeoutError',
  });
}
