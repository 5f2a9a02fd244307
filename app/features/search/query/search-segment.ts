import { earliestToday, utcToday } from '~/dates/calendar-date';
import { parseLegacyQuery } from './legacy-query';
import type { SearchQuery } from './search-query';
import { foreignParameters, parseSearchUrl } from './search-url';

export type SearchOfSegment = {
  query: SearchQuery;
  /** Of the query of a link: see `foreignParameters`. */
  foreign: [string, string][];
  /** A short query: its codes may be nobody's (specification 1 §5). */
  isLegacy: boolean;
};

/**
 * A search that is written as one segment of a path (specification 1 §2: /search/{searchQuery},
 * /mbooking/step0/{searchQuery}/{urn}): a legacy short query, or the query of a search link of any kind. Null when it is
 * neither.
 */
export function parseSearchSegment(segment: string, now: Date): SearchOfSegment | null {
  const legacy = parseLegacyQuery(segment, earliestToday(now));
  if (legacy) return { query: legacy, foreign: [], isLegacy: true };
  const url = new URL('http://shop/search');
  url.search = segment.replace(/^\/?(?:search)?\?/, '');
  const parsed = parseSearchUrl(url, utcToday(now));
  return 'query' in parsed ? { query: parsed.query, foreign: foreignParameters(url), isLegacy: false } : null;
}
