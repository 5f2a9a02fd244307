import type { RequestContext } from '~/bff/request/context';
import { isUntouched, searchFormParams } from '~/features/search/form/form-params';
import { EMPTY_FORM, PLACE_SIDES, type SearchFormValues } from '~/features/search/form/form-values';
import { searchFormState } from '~/features/search/form/search-form-state';
import { earliestToday, utcToday } from '~/dates/calendar-date';
import { parseLegacyQuery } from '~/features/search/query/legacy-query';
import { findPlaceNames, hasUnknownPlace, namesOfPlaces } from '~/features/search/places/names-of-search.server';
import { readablePlaces } from '~/features/search/query/readable-places';
import type { SearchQuery } from '~/features/search/query/search-query';
import { foreignParameters, parseSearchUrl } from '~/features/search/query/search-url';
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
  const { brand, url } = context;
  const { locale, country } = marketOfPath(brand, `/${segment.toLowerCase()}`);
  if (locale && country) return { path: `${homePathOf(brand, { locale, country })}${url.search}`, status: 301 };

  const query = parseLegacyQuery(segment, earliestToday(now));
  if (!query || (await hasUnknownPlace(context, query))) return null;
  return { path: await filledHomePath(context, query, now), status: 302 };
}

/**
 * Returns the home page with the form filled in by a search link's parameters (`/?from=LON&to=NYC`): the whole search,
 * or the places that can be read. Null for a link without any, or with codes that do not exist.
 */
export async function forwardSearchLink(context: RequestContext, now: Date): Promise<string | null> {
  const places = readablePlaces(context.url);
  if (!places) return null;
  const parsed = parseSearchUrl(context.url, utcToday(now));
  if ('query' in parsed) {
    return (await hasUnknownPlace(context, parsed.query)) ? null : filledHomePath(context, parsed.query, now);
  }
  const names = await namesOfPlaces(context, places);
  const values = { ...EMPTY_FORM };
  for (const side of PLACE_SIDES) {
    const [code, label] = [places[side], names[side]];
    if (code && label) values[side] = { text: label, code, label };
  }
  return isUntouched(values) ? null : homePathWith(context, values);
}

async function filledHomePath(context: RequestContext, query: SearchQuery, now: Date): Promise<string> {
  return homePathWith(context, searchFormState(query, await findPlaceNames(context, query), now).values);
}

function homePathWith({ market, url }: RequestContext, values: SearchFormValues): string {
  const parameters = searchFormParams(values);
  for (const [name, value] of foreignParameters(url)) if (!parameters.has(name)) parameters.append(name, value);
  return `${market.homePath}?${parameters}`;
}
