import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { utcToday } from '~/dates/calendar-date';
import { canonicalFilterUrl } from '~/features/search/filters/filter-form';
import { malformedSearch } from '~/features/search/places/malformed-search.server';
import type { SearchQuery } from '~/features/search/query/search-query';
import { canonicalPath, isLastingLink, parseSearchUrl } from '~/features/search/query/search-url';

/** The search of a link; `isMisordered`: its days are not in order, and the form must ask for them again. */
export type LinkedSearch = { query: SearchQuery; isMisordered: boolean };

/**
 * Reads the search. @throws Response 404 for a malformed link; a redirect to the canonical one: permanent, unless the
 * link's meaning depends on the day
 */
export async function readSearch(context: RequestContext, now: Date): Promise<LinkedSearch> {
  const { url } = context;
  const parsed = parseSearchUrl(url, utcToday(now));
  if ('misordered' in parsed) return { query: parsed.misordered, isMisordered: true };
  if ('malformed' in parsed) throw await malformedSearch(context, parsed.malformed);
  const filtered = canonicalFilterUrl(url);
  if (!parsed.isCanonical || filtered) {
    const isLasting = isLastingLink(url) && !filtered;
    throw redirectTo(canonicalPath(parsed.query, filtered ?? url), isLasting ? 301 : 302);
  }
  return { query: parsed.query, isMisordered: false };
}
