import { differenceInYears, parseISO } from 'date-fns';
import { fromParts, type CalendarDate } from './calendar-date';

/** A date as people type it, in three fields. */
export type TypedDate = { day: string; month: string; year: string };

/** Validation errors of a typed date; also the keys of their messages. */
export type DateFault =
  'dateRequired' | 'dayRequired' | 'monthRequired' | 'yearRequired' | 'wrongDate' | 'yearTooEarly';

/** Earliest year for a person or a document (specification 2 §5). */
const EARLIEST_YEAR = 1900;

/** Month names accepted besides the visitor's language: text pasted from a document is often in one of these. */
const MONTH_LOCALES = ['ru', 'en'];

/**
 * Reads a date typed in three fields. The month may be a number or its name, in full or cut to three letters or more.
 * @param locale language of month names, besides Russian and English
 */
export function readTypedDate(typed: TypedDate, locale: string): { date: CalendarDate } | { fault: DateFault } {
  const day = typed.day.trim();
  const month = typed.month.trim();
  const year = typed.year.trim();
  if (!day && !month && !year) return { fault: 'dateRequired' };
  if (!day) return { fault: 'dayRequired' };
  if (!month) return { fault: 'monthRequired' };
  if (!year) return { fault: 'yearRequired' };
  // A two-digit year does not tell the century.
  if (/^\d{1,3}$/.test(year)) return { fault: 'yearRequired' };
  if (!/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return { fault: 'wrongDate' };
  const monthNumber = readMonth(month, locale);
  if (Number(year) < EARLIEST_YEAR) return { fault: 'yearTooEarly' };
  const date = monthNumber ? fromParts(Number(year), monthNumber, Number(day)) : null;
  return date ? { date } : { fault: 'wrongDate' };
}

/** Reads a month number or name; returns 1–12, or null. */
function readMonth(text: string, locale: string): number | null {
  if (/^\d{1,2}$/.test(text)) {
    const number = Number(text);
    return number >= 1 && number <= 12 ? number : null;
  }
  const typed = plainLetters(text).replace(/\.$/, '');
  if (typed.length < 3) return null;
  for (const language of [locale, ...MONTH_LOCALES]) {
    const index = monthNames(language).findIndex((names) => names.some((name) => name.startsWith(typed)));
    if (index >= 0) return index + 1;
  }
  return null;
}

const namesByLanguage = new Map<string, string[][]>();

/**
 * Lists three names of each month: as in a date ("мая"), standalone ("май"), and short, which may not be a prefix
 * ("mrt").
 */
function monthNames(language: string): string[][] {
  const cached = namesByLanguage.get(language);
  if (cached) return cached;
  const inDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(2001, index, 1));
    const genitive = inDate.formatToParts(date).find((part) => part.type === 'month')?.value ?? '';
    return [genitive, alone.format(date), short.format(date)].map(plainLetters);
  });
  namesByLanguage.set(language, names);
  return names;
}

/** Lower-cases and strips diacritics, as people type without them: "Août" → "aout", "KASIM" and "kasım" → "kasim". */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
}

/** Returns the age in full years on `date`, -1 before the birth. A birthday on 29 February falls on 1 March in other years. */
export function ageOn(birthday: CalendarDate, date: CalendarDate): number {
  return date < birthday ? -1 : differenceInYears(parseISO(date), parseISO(birthday));
}
