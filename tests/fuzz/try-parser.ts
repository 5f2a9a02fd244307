import { filterParameter, readFilter } from '~/features/search/filters/filter-link';
import type { CalendarDate } from '~/dates/calendar-date';
import { parseLegacyQuery } from '~/features/search/query/legacy-query';
import { linkOutcome } from '~/features/search/query/testing/link-outcome';

/**
 * Passes a link to everything that reads links. Returns null, or the fault: an exception, a redirect to another
 * redirect, or a filter that is not read back as written.
 */
export function tryParser(link: string, today: CalendarDate): string | null {
  if (!URL.canParse(link, 'http://shop.test')) return null;
  try {
    const url = new URL(link, 'http://shop.test');
    parseLegacyQuery(link, today);
    parseLegacyQuery(url.searchParams.get('route[0]') ?? '', today);
    return redirectFault(link, today) ?? filterFault(url.searchParams);
  } catch (error) {
    // The parser never sees invalid percent-encoding: the router refuses it.
    return error instanceof URIError ? null : String(error);
  }
}

function redirectFault(link: string, today: CalendarDate): string | null {
  const { leadsTo } = linkOutcome(link, today);
  if (leadsTo === null) return null;
  const next = linkOutcome(leadsTo, today);
  return next.status === 200 ? null : `leads to ${leadsTo}, which is ${next.status}`;
}

function filterFault(searchParams: URLSearchParams): string | null {
  const written = filterParameter(readFilter(searchParams));
  if (written === null) return null;
  const again = filterParameter(readFilter(new URLSearchParams([['filter', written]])));
  return again === written ? null : `the filter ${written} is read as ${again}`;
}
