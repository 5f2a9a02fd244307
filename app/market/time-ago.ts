import type { Locale } from './locales';

const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;
const HOURS_A_DAY = 24;

/**
 * Tells how long ago a moment was, in whole minutes, hours or days: "3 hours ago"; "this minute" for one that is not past.
 * @param instant date-time with an offset
 */
export function formatAgo(instant: string, now: Date, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS));
  if (minutes < MINUTES_AN_HOUR) return format.format(-minutes, 'minute');
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  if (hours < HOURS_A_DAY) return format.format(-hours, 'hour');
  return format.format(-Math.floor(hours / HOURS_A_DAY), 'day');
}
