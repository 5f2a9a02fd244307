import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { parseSearchSegment } from '~/features/search/query/search-segment';
import { canonicalPath } from '~/features/search/query/search-url';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'search',
  params: { searchQuery: 'public' },
};

/**
 * Redirects legacy short links such as /search/Y10004MAYMOWAER11MAY to the canonical link, whose page names the codes
 * that the suggestion service does not know (specification 1 §5) beside the filled form, as a 404. Also accepts the query
 * of a search link in the path.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const search = parseSearchSegment(args.params.searchQuery ?? '', new Date());
  if (!search) throw json(null, { status: 404 });
  const searchParams = new URLSearchParams([...search.foreign, ...context.url.searchParams]);
  return redirectTo(canonicalPath(search.query, { searchParams }), 302);
}

export default function LegacySearch() {
  return null;
}
