import type { LetterLanguage } from '../../outbox/letter-language';

/** Formats a time in a time zone: "20 April at 18:30 GMT+3". @param time milliseconds since 1970 */
export function timeIn(timeZone: string, language: LetterLanguage, time: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(time);
}
