import type { AppLoadContext } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { recordVisit } from '~/bff/request/visits.server';
import { earliestToday, utcToday } from '~/dates/calendar-date';
import { canonicalFilterUrl } from '../filters/filter-form';
import { NOTICE } from '../form/day-notice';
import { isPastSearch, kindOfSearch, type SearchQuery } from '../query/search-query';
import { parseSearchUrl } from '../query/search-url';
import { rememberSearch } from '../recent/recent-searches.server';
import { toParameters } from './search-offers.server';

/** True with an opened ticket, a notice after a form, or a search that was stopped. */
const isOfOneVisitor = (view: URLSearchParams) => ['ticket', NOTICE, 'stopped'].some((name) => view.has(name));

/**
 * True when all offers of a canonical search are at hand, so that its page costs no search and may be kept for the
 * guests of a market (docs/decisions/106).
 */
export async function hasResultsForGuests(request: Request, loadContext: AppLoadContext): Promise<boolean> {
  const { url, upstream } = await getContext({ request, context: loadContext });
  const query = canonicalSearch(url);
  if (!query || isOfOneVisitor(url.searchParams) || canonicalFilterUrl(url)) return false;
  return (await upstream.search.findKept(toParameters(query))) !== null;
}

/** Counts the visit of a results page that the host answers from memory, and remembers its search in the browser. */
export async function greetSearcher(request: Request, loadContext: AppLoadContext): Promise<void> {
  const args = { request, context: loadContext };
  await recordVisit(args);
  const context = await getContext(args);
  const query = canonicalSearch(context.url);
  if (query) await rememberSearch(context, request, query);
}

function canonicalSearch(url: URL, now = new Date()): SearchQuery | null {
  const parsed = parseSearchUrl(url, utcToday(now));
  if (!('query' in parsed) || !parsed.isCanonical) return null;
  const { query } = parsed;
  return kindOfSearch(query) === 'offers' && !isPastSearch(query, earliestToday(now)) ? query : null;
}
