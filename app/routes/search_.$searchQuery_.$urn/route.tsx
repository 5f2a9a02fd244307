import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { longOfferPath } from '~/features/booking/flow/entry';
import { isVariantId } from '~/features/booking/flow/identifiers';
import { parseSearchSegment } from '~/features/search/query/search-segment';
import { canonicalPath } from '~/features/search/query/search-url';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'search',
  params: { searchQuery: 'public', urn: 'public' },
};

/** Redirects older offer links, /search/{search}/{variant id}: to step 0, or to the search when the id is none. */
export async function loader(args: LoaderFunctionArgs) {
  const { url } = await getContext(args);
  const { searchQuery = '', urn = '' } = args.params;
  const search = parseSearchSegment(searchQuery, new Date());
  if (!search) throw json(null, { status: 404 });
  if (isVariantId(urn)) return redirectTo(longOfferPath(url, searchQuery, urn, new Date()), 302);
  const searchParams = new URLSearchParams([...search.foreign, ...url.searchParams]);
  return redirectTo(canonicalPath(search.query, { searchParams }), 302);
}

export default function OfferOfSearch() {
  return null;
}
