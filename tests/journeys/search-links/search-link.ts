import { addDays, type CalendarDate } from '~/dates/calendar-date';

/** A link and what becomes of it, as `docs/links.md` tells. */
export type SearchLink = {
  title: string;
  link: string;
  /** 200: it is the canonical one already. 301: it means the same on any day. 302: it does not. 404: it is malformed. */
  status: 200 | 301 | 302 | 404;
  /** The canonical link; null for a malformed one. */
  leadsTo: string | null;
};

/** The days that the links are about: all ahead, so that they can be searched. */
export type LinkDays = Record<'out' | 'outEnd' | 'back' | 'backEnd' | 'third' | 'in4' | 'in15' | 'past', CalendarDate>;

/** @param today what defaults are counted from (UTC) */
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

/** "04MAY" of an ISO date. */
export function shortDay(date: CalendarDate): string {
  const month = new Date(`${date}T00:00:00Z`).toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  return `${date.slice(8)}${month}`;
}

/** A value of `route[n]` for one day. */
export function onDay(from: string, date: CalendarDate, to: string): string {
  return `${from}_${date}_date_${date}_${to}`;
}

/** The link as the shop itself writes it: fixed order, brackets and colons raw. */
export function canonicalLink(
  routes: readonly string[],
  { adult = 1, ages = '', infant = 0, cabin = 'Y', more = '' } = {},
): string {
  return (
    `/search?adult=${adult}&cabinClass=${cabin}&child=${ages ? ages.split(',').length : 0}&childrenAges=[${ages}]` +
    `&infant=${infant}${routes.map((route, index) => `&route[${index}]=${route}`).join('')}&v=2${more}`
  );
}

/** A filter as the shop itself writes it. */
export const FILTER = `filter=${encodeURIComponent('{"transfers":{"NoTransfers":true}}')}`;

/** The parameters percent-encoded, as a careful program writes them. */
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
