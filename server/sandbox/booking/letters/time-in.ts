import type { LetterLanguage } from '../../outbox/letter-language';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Languages in which the usual form does not follow "until": "до 20 апреля в 18:30", "bis zum 20. April um 18:30". */
const AFTER_UNTIL: Partial<Record<LetterLanguage, (parts: Parts) => string>> = {
  de: ({ day, month, hour, minute, timeZoneName }) => `${day}. ${month}, ${hour}:${minute} Uhr (${timeZoneName})`,
  ru: ({ day, month, hour, minute, timeZoneName }) => `${hour}:${minute} ${day} ${month} (${timeZoneName})`,
};

/** Formats a time in a time zone, to follow "until": "20 April at 18:30 GMT+3". @param time milliseconds since 1970 */
export function timeIn(timeZone: string, language: LetterLanguage, time: number): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  const own = AFTER_UNTIL[language];
  if (!own) return format.format(time);
  return own(Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, value])));
}
