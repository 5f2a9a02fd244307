import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/redirects.server';
import { earliestToday, utcToday } from '~/features/search-query/calendar-date';
import { parseLegacyQuery } from '~/features/search-query/legacy-query';
import { buildSearchParams, foreignParameters, parseSearchUrl } from '~/features/search-query/search-url';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'step0' };

/**
 * The long form of a link to step 0, with the search in its path: a legacy short query, or the query of a search link of
 * any kind. A search that cannot be read is left out; the offer may still be there.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchQuery = '', urn = '' } = params;
  const query = [searchParamsOf(searchQuery, new Date()), new URL(request.url).search.slice(1)];
  const search = query.filter(Boolean).join('&');
  return redirectTo(`/mbooking/step0/${encodeURIComponent(urn)}${search ? `?${search}` : ''}`, 301);
}

/** The canonical parameters of a search; empty when it cannot be read. */
function searchParamsOf(text: string, now: Date): string {
  const legacy = parseLegacyQuery(text, earliestToday(now));
  if (legacy) return buildSearchParams(legacy);
  const url = new URL(`/search?${text.replace(/^\/?(?:search)?\?/, '')}`, 'http://shop');
  const parsed = parseSearchUrl(url, utcToday(now));
  return 'query' in parsed ? buildSearchParams(parsed.query, foreignParameters(url)) : '';
}

export default function LongStep0() {
  return null;
}
