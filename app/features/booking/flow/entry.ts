import { checkoutPath } from './checkout-flow';
import { utcToday } from '~/dates/calendar-date';
import { parseSearchSegment } from '~/features/search/query/search-segment';
import { buildSearchParams, canonicalPath, parseSearchUrl } from '~/features/search/query/search-url';
import { isBookingToken, isVariantId } from './identifiers';

/** Query parameters of the booking entry that may hold a booking's token or an offer's id. */
const NAMES = ['token', 'booking_token', 'urn', 'variant_id'];

/**
 * Returns where /booking and /cbooking redirect (specification 2 §2): the current page of a token's booking, step 0 of
 * an offer (search kept), the results of a search, or else the home page. Ignores invalid values.
 * @param homePath home page of the visitor's market
 */
export function entryPath(url: URL, homePath: string, now: Date): string {
  const named = NAMES.flatMap((name) => url.searchParams.getAll(name));
  const token = named.find(isBookingToken);
  if (token) return checkoutPath('current', token.toLowerCase());

  const rest = new URLSearchParams([...url.searchParams].filter(([name]) => !NAMES.includes(name)));
  const search = parseSearchUrl(new URL(`?${rest.toString()}`, url), utcToday(now));
  const variant = named.find(isVariantId);
  const withQuery = (path: string) => (rest.size > 0 ? `${path}?${rest.toString()}` : path);
  if (variant) return withQuery(checkoutPath('step0', variant));
  return 'query' in search ? canonicalPath(search.query, { searchParams: rest }) : withQuery(homePath);
}

/**
 * Returns step 0 for an older offer link that has the search in its path: a legacy short query, or any search link's
 * query. Leaves out an unreadable search; the offer may still exist.
 * @param url of the request; its parameters are kept
 */
export function longOfferPath(url: URL, searchQuery: string, variantId: string, now: Date): string {
  const search = parseSearchSegment(searchQuery, now);
  const own = search ? buildSearchParams(search.query, search.foreign) : '';
  const query = [own, url.search.slice(1)].filter(Boolean).join('&');
  return `/mbooking/step0/${encodeURIComponent(variantId)}${query ? `?${query}` : ''}`;
}
