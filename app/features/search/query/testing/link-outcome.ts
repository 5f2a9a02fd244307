import type { CalendarDate } from '~/dates/calendar-date';
import { parseSearchSegment } from '../search-segment';
import { canonicalPath, isLastingLink, parseSearchUrl } from '../search-url';

/** Status of a link, and the canonical link that it is or redirects to; null for a malformed one. */
export type LinkOutcome = { status: 200 | 301 | 302 | 404; leadsTo: string | null };

const MALFORMED: LinkOutcome = { status: 404, leadsTo: null };

/** Returns what the routes /search and /search/{searchQuery} do with a link whose codes all exist. */
export function linkOutcome(link: string, today: CalendarDate): LinkOutcome {
  const url = new URL(link, 'http://shop.test');
  const [, short] = /^\/search\/(.+)$/.exec(url.pathname) ?? [];
  if (short !== undefined) {
    const search = parseSearchSegment(decodeURIComponent(short), new Date(`${today}T12:00:00Z`));
    if (!search) return MALFORMED;
    const searchParams = new URLSearchParams([...search.foreign, ...url.searchParams]);
    return { status: 302, leadsTo: canonicalPath(search.query, { searchParams }) };
  }
  const parsed = parseSearchUrl(url, today);
  if ('malformed' in parsed) return MALFORMED;
  if (parsed.isCanonical) return { status: 200, leadsTo: link };
  return { status: isLastingLink(url) ? 301 : 302, leadsTo: canonicalPath(parsed.query, url) };
}
