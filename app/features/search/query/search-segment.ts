import { earliestToday, utcToday } from '~/dates/calendar-date';
import { parseLegacyQuery } from './legacy-query';
import type { SearchQuery } from './search-query';
import { foreignParameters, parseSearchUrl } from './search-url';

export type SearchOfSegment = {
  query: SearchQuery;
  /** Other parameters of the link: see `foreignParameters`. */
  foreign: [string, string][];
};

/**
 * Parses a search written as one path segment (specification 1 §2: /search/{searchQuery},
 * /mbooking/step0/{searchQuery}/{urn}): a legacy short query, or the query of any search link. Null when it is neither.
 */
export function parseSearchSegment(segment: string, now: Date): SearchOfSegment | null {
  const legacy = parseLegacyQuery(segment, earliestToday(now));
  if (legacy) return { query: legacy, foreign: [] };
  const url = new URL('http://shop/search');
  url.search = segment.replace(/^\/?(?:search)?\?/, '');
  const parsed = parseSearchUrl(url, utcToday(now));
  return 'query' in parsed ? { query: parsed.query, foreign: foreignParameters(url) } : null;
}
