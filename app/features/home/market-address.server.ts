import type { RequestContext } from '~/bff/request/context';
import { searchFormParams } from '~/features/search/form/form-params';
import { searchFormState } from '~/features/search/form/search-form-state';
import { earliestToday } from '~/dates/calendar-date';
import { parseLegacyQuery } from '~/features/search/query/legacy-query';
import { findPlaceNames, hasUnknownPlace } from '~/features/search/places/names-of-search.server';
import { foreignParameters } from '~/features/search/query/search-url';
import { homePathOf, marketOfPath } from '~/market/resolve';

/** Target of a one-segment address that is not a page. */
export type Forwarding = { path: string; status: 301 | 302 };

/**
 * Redirects a one-segment address that is not this home page. A market in upper case moves permanently to its
 * lower-case form; a legacy short query (`/Y10004MAYMOWAER`) goes to the home page with the form filled in
 * (specification 1 §2: a catch-all /{searchQuery} goes to the main page; §5: which queries those are).
 * @returns null for any other address: it is not found
 */
export async function forwardSegment(context: RequestContext, segment: string, now: Date): Promise<Forwarding | null> {
  const { brand, market, url } = context;
  const { locale, country } = marketOfPath(brand, `/${segment.toLowerCase()}`);
  if (locale && country) return { path: `${homePathOf(brand, { locale, country })}${url.search}`, status: 301 };

  const query = parseLegacyQuery(segment, earliestToday(now));
  if (!query || (await hasUnknownPlace(context, query))) return null;
  const { values } = searchFormState(query, await findPlaceNames(context, query), now);
  const parameters = searchFormParams(values);
  for (const [name, value] of foreignParameters(url)) if (!parameters.has(name)) parameters.append(name, value);
  return { path: `${market.homePath}?${parameters}`, status: 302 };
}
