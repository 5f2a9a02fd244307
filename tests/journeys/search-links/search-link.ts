import { addDays, type CalendarDate } from '~/dates/calendar-date';

/** A link and its result, as documented in `docs/links.md`. */
export type SearchLink = {
  title: string;
  link: string;
  /** 200: canonical. 301: means the same on any day. 302: depends on the day. 404: malformed. */
  status: 200 | 301 | 302 | 404;
  /** The canonical link; null for a malformed one. */
  leadsTo: string | null;
};

/** Days of the links: all in the future except `past`, so that they can be searched. */
export type LinkDays = Record<'out' | 'outEnd' | 'back' | 'backEnd' | 'third' | 'in4' | 'in15' | 'past', CalendarDate>;

/** @param today base of the days (UTC) */
export function linkDays(today: CalendarDate): LinkDays {
  const day = (days: number) => addDays(today, days);
  return {
    out: day(45),
    outEnd: day(51),
    back: day(55),
    backEnd: day(60),
    third: day(70),
    in4: day(4),
    in15: day(15),
    past: day(-10),
  };
}

/** Formats an ISO date as "04MAY". */
export function shortDay(date: CalendarDate): string {
  const month = new Date(`${date}T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  return `${date.slice(8)}${month}`;
}

/** Returns a value of `route[n]` for one day. */
export function onDay(from: string, date: CalendarDate, to: string): string {
  return `${from}_${date}_date_${date}_${to}`;
}

/** Returns the link as the shop writes it: fixed order, brackets and colons raw. */
export function canonicalLink(
  routes: readonly string[],
  { adult = 1, ages = '', infant = 0, cabin = 'Y', more = '' } = {},
): string {
  return (
    `/search?adult=${adult}&cabinClass=${cabin}&child=${ages ? ages.split(',').length : 0}&childrenAges=[${ages}]` +
    `&infant=${infant}${routes.map((route, index) => `&route[${index}]=${route}`).join('')}&v=2${more}`
  );
}

/** A filter as the shop writes it. */
export const FILTER = `filter=${encodeURIComponent('{"transfers":{"NoTransfers":true}}')}`;

/** Percent-encodes the parameters, as a careful program does. */
export function encodedLink(link: string): string {
  const [pathname = '', query = ''] = link.split('?');
  const pairs = query.split('&').map((pair) => pair.split('=').map(encodeURIComponent).join('='));
  return `${pathname}?${pairs.join('&')}`;
}

/** Links that lead to the same canonical one. */
export function leading(status: 301 | 302, leadsTo: string, links: Readonly<Record<string, string>>): SearchLink[] {
  return Object.entries(links).map(([title, link]) => ({ title, link, status, leadsTo }));
}

/** Canonical links. */
export function canonical(links: Readonly<Record<string, string>>): SearchLink[] {
  return Object.entries(links).map(([title, link]) => ({ title, link, status: 200, leadsTo: link }));
}

/** Malformed links. */
export function malformed(links: Readonly<Record<string, string>>): SearchLink[] {
  return Object.entries(links).map(([title, link]) => ({ title, link, status: 404, leadsTo: null }));
}
