import { currentAccount } from '~/bff/account/account.server';
import { keepRecentLink, recentLinks } from '~/bff/cookies/recent-searches.server';
import type { RequestContext } from '~/bff/request/context';
import { isUnattended } from '~/bff/request/unattended';
import { earliestToday, utcToday } from '~/dates/calendar-date';
import { getTranslator } from '~/i18n/translator.server';
import { findPlaceNames, type PlaceNames } from '../places/names-of-search.server';
import { isPastSearch, type SearchQuery } from '../query/search-query';
import { queryText, type QueryText } from '../query/query-text';
import { buildSearchParams, buildSearchPath, parseSearchUrl } from '../query/search-url';

/** A search as a link, with ready texts. */
export type RecentSearch = QueryText & { path: string };

/** Remembers a search whose results are shown. Only its canonical link is kept, without view and foreign parameters. */
export async function rememberSearch(context: RequestContext, request: Request, query: SearchQuery): Promise<void> {
  if (isUnattended(request)) return;
  const account = await currentAccount(context);
  await keepRecentLink(context, buildSearchParams(query), account?.id);
}

/**
 * Reads the last searches of this browser, newest first, without those whose days have passed. The cookie is input like
 * any other: a link that is malformed or not canonical is left out.
 */
export async function recentQueries(context: RequestContext, now = new Date()): Promise<SearchQuery[]> {
  const account = await currentAccount(context);
  const links = await recentLinks(context, account?.id);
  return links.flatMap((link) => {
    const url = new URL('http://shop/search');
    url.search = link;
    const parsed = parseSearchUrl(url, utcToday(now));
    return 'query' in parsed && parsed.isCanonical && !isPastSearch(parsed.query, earliestToday(now))
      ? [parsed.query]
      : [];
  });
}

/** Describes the last searches in the language of the page. Places that are not named in time show their code. */
export async function recentSearches(context: RequestContext, now = new Date()): Promise<RecentSearch[]> {
  const queries = await recentQueries(context, now);
  if (queries.length === 0) return [];
  const names: PlaceNames = await findPlaceNames(context, { trips: queries.flatMap(({ trips }) => trips) });
  const t = getTranslator(context.market.locale, 'search');
  return queries.map((query) => ({
    ...queryText(query, names, context.market, t),
    path: buildSearchPath(query),
  }));
}
