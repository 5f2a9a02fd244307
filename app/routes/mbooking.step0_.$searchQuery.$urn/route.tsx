import type { LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';
import { parseSearchSegment } from '~/features/search/query/search-segment';
import { buildSearchParams } from '~/features/search/query/search-url';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'step0',
  params: { searchQuery: 'public', urn: 'public' },
};

/**
 * Redirects the long form of a step 0 link, with the search in its path: a legacy short query, or any search link's
 * query. Leaves out an unreadable search; the offer may still exist.
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const { searchQuery = '', urn = '' } = params;
  const search = parseSearchSegment(searchQuery, new Date());
  const own = search ? buildSearchParams(search.query, search.foreign) : '';
  const query = [own, new URL(request.url).search.slice(1)].filter(Boolean).join('&');
  return redirectTo(`/mbooking/step0/${encodeURIComponent(urn)}${query ? `?${query}` : ''}`, 301);
}

export default function LongStep0() {
  return null;
}
