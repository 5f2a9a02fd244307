import { matchPath } from '@remix-run/react';
import { safeTarget } from '~/bff/http/redirects.server';
import { filterParameters } from '~/features/search/calendar/calendar-filters';
import { readFilter } from '~/features/search/filters/filter-link';
import { MAP_PARAMETERS } from '~/features/search/map/map-query';
import { isPastSearch } from '~/features/search/query/search-query';
import { buildSearchPath, parseSearchUrl } from '~/features/search/query/search-url';
import { earliestToday, utcToday } from '~/dates/calendar-date';

/**
 * The pages that an assistant may link, with the parameters that it may set: public pages that change nothing. Pages that
 * act, sign out, carry a secret or remember a mark are not among them.
 */
export const LINKED_PAGES: readonly { path: string; parameters?: readonly string[] }[] = [
  { path: '/' },
  { path: '/price-map', parameters: MAP_PARAMETERS },
  { path: '/helpcenter', parameters: ['text'] },
  { path: '/helpcenter/ask' },
  { path: '/helpcenter/:question' },
  { path: '/contacts' },
  { path: '/refund' },
  { path: '/visa-checker' },
  { path: '/railway' },
  { path: '/sales' },
  { path: '/popular-directions' },
  { path: '/download-documents' },
  { path: '/user/orders' },
  { path: '/cities/:slug' },
  { path: '/countries/:slug' },
  { path: '/airlines/:slug' },
  { path: '/airports/:slug' },
  { path: '/routes/:from/:to' },
];

const SLUG = /^[a-z0-9-]{1,80}$/i;

/**
 * Returns the address of a page of the shop as the shop writes it, or null for every other one: foreign hosts, other
 * schemes, pages that are not in the table. A search is read and built anew, so it carries no mark and no further parameter.
 * @param origin the site as the browser knows it
 */
export function ownLink(address: string, origin: string, now = new Date()): string | null {
  const target = safeTarget(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
  if (target === null) return null;
  const url = new URL(target, origin);
  if (url.pathname === '/search' || url.pathname.startsWith('/search/')) return searchLink(url, now);
  for (const { path, parameters = [] } of LINKED_PAGES) {
    const match = matchPath({ path, caseSensitive: true }, url.pathname);
    if (!match || Object.values(match.params).some((part) => !SLUG.test(part ?? ''))) continue;
    const kept = new URLSearchParams([...url.searchParams].filter(([name]) => parameters.includes(name)));
    return kept.size > 0 ? `${url.pathname}?${kept.toString()}` : url.pathname;
  }
  return null;
}

function searchLink(url: URL, now: Date): string | null {
  if (url.pathname !== '/search') return null;
  const parsed = parseSearchUrl(url, utcToday(now));
  if ('malformed' in parsed || isPastSearch(parsed.query, earliestToday(now))) return null;
  return buildSearchPath(parsed.query, filterParameters(readFilter(url.searchParams)));
}
