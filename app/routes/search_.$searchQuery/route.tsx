import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/context.server';
import { redirectTo } from '~/bff/redirects.server';
import { earliestToday } from '~/features/search-query/calendar-date';
import { parseLegacyQuery } from '~/features/search-query/legacy-query';
import { hasUnknownPlace } from '~/features/search-query/place-names.server';
import { canonicalPath } from '~/features/search-query/search-url';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'search' };

/**
 * Legacy short links, /search/Y10004MAYMOWAER11MAY → the canonical link. Their codes must be places that the suggestion
 * service knows (specification 1 §5); while it does not answer, they are taken to be.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const query = parseLegacyQuery(args.params.searchQuery ?? '', earliestToday(new Date()));
  if (!query || (await hasUnknownPlace(context, query))) throw json(null, { status: 404 });
  return redirectTo(canonicalPath(query, context.url), 302);
}

export default function LegacySearch() {
  return null;
}
