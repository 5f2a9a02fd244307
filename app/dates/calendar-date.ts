/** A calendar date without time or zone, `YYYY-MM-DD`, as search links and forms carry it. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date that exists: true for 2031-02-28, false for 2031-02-31. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = PATTERN.exec(text);
  return match !== null && fromParts(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/** Builds a date from its parts, or returns null when there is no such day. `month` is 1–12. */
export function fromParts(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** Returns the date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Counts the whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * Returns the earliest date that is still today somewhere on Earth (UTC−12). A departure is past only when its day is
 * over everywhere: the shop does not know the visitor's zone, and an airport may lie far west of both.
 */
export function earliestToday(now: Date): CalendarDate {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** Returns today in UTC, the base for phrases such as "in four days". */
export function utcToday(now: Date): CalendarDate {
  return now.toISOString().slice(0, 10);
}
