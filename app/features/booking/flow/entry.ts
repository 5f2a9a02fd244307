import { checkoutPath } from './checkout-flow';
import { utcToday } from '~/dates/calendar-date';
import { canonicalPath, parseSearchUrl } from '~/features/search/query/search-url';
import { isBookingToken, isVariantId } from './identifiers';

/** What the query of a booking's entry may call the booking, or the offer. */
const NAMES = ['token', 'booking_token', 'urn', 'variant_id'];

/**
 * Where /booking and /cbooking lead (specification 2 §2): to the page that the booking of a token is on, to step 0 of an
 * offer with its search behind it, to the results of a search; with none of them to the home page. A name that says
 * nothing is passed over.
 * @param homePath of the visitor's market
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
