import { formatTime } from '~/market/clock';
import type { LetterLanguage } from '../../outbox/letter-language';
import type { CustomerPlace } from '../../outbox/customer-place';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Puts a day and a time after "until", where a language does it another way than "20 April, 18:30". */
const AFTER_UNTIL: Partial<Record<LetterLanguage, (day: string, time: string) => string>> = {
  en: (day, time) => `${day} at ${time}`,
  de: (day, time) => `${day}, ${time} Uhr`,
  ru: (day, time) => `${time} ${day}`,
};

/** Formats a time in a time zone, to follow "until": "20 April at 18:30 (GMT+3)". @param time milliseconds since 1970 */
export function timeIn(timeZone: string, place: CustomerPlace, time: number): string {
  const parts = partsOf(timeZone, place, time);
  const day = dayFormat(timeZone, place).format(time);
  const clock = formatTime(` ${parts.hour}:${parts.minute}`, place);
  const join = AFTER_UNTIL[place.locale] ?? ((one: string, other: string) => `${one}, ${other}`);
  return `${join(day, clock)} (${parts.timeZoneName})`;
}

function dayFormat(timeZone: string, { locale, country }: CustomerPlace): Intl.DateTimeFormat {
  const tag = locale === 'en' && country !== 'US' ? 'en-GB' : locale;
  return new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'long' });
}

function partsOf(timeZone: string, { locale }: CustomerPlace, time: number): Parts {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'shortOffset' } as const;
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { timeZone, ...options });
  return Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value]));
}
