/** A calendar date without a time or a zone, `YYYY-MM-DD`: what search links and forms carry. */
export type CalendarDate = string;

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True for a date that exists: 2031-02-28 is one, 2031-02-31 is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  const match = PATTERN.exec(text);
  return match !== null && fromParts(Number(match[1]), Number(match[2]), Number(match[3])) === text;
}

/** The date of the parts, or null when there is no such day. `month` is 1–12. */
export function fromParts(year: number, month: number, day: number): CalendarDate | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  date.setUTCFullYear(year);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null;
}

/** The date `days` later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * The date that it still is somewhere on Earth (UTC−12). A departure is past only when its day is over everywhere:
 * the shop does not know the visitor's zone, and an airport may lie far west of both.
 */
export function earliestToday(now: Date): CalendarDate {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}

/** Today as most of the world counts it (UTC): what "in four days" is counted from. */
export function utcToday(now: Date): CalendarDate {
  return now.toISOString().slice(0, 10);
}
