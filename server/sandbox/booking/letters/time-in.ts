import { formatTime } from '~/market/clock';
import { formatSaleDay } from '~/market/sale-day';
import type { LetterLanguage } from '../../outbox/letter-language';
import { placeOf, type CustomerPlace } from '../../outbox/customer-place';

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/** Puts a day and a time after "until", where a language does it another way than "20 April, 18:30". */
const AFTER_UNTIL: Partial<Record<LetterLanguage, (day: string, time: string) => string>> = {
  en: (day, time) => `${day} at ${time}`,
  de: (day, time) => `${day}, ${time} Uhr`,
  ru: (day, time) => `${time} ${day}`,
};

/** Formats a time in a time zone, to follow "until": "20 April at 18:30 (UTC+3)". @param time milliseconds since 1970 */
export function timeIn(timeZone: string, place: CustomerPlace, time: number): string {
  const parts = partsOf(timeZone, place, time);
  const day = dayFormat(timeZone, place).format(time);
  const clock = formatTime(` ${parts.hour}:${parts.minute}`, place);
  const join = AFTER_UNTIL[place.locale] ?? ((one: string, other: string) => `${one}, ${other}`);
  // Pages and papers write the offset this way too.
  return `${join(day, clock)} (${parts.timeZoneName?.replace('GMT', 'UTC')})`;
}

/** Names a calendar date: "3 June", "June 3". @param date "2031-06-03" */
export function dayAndMonth(date: string, place: CustomerPlace): string {
  return dayFormat('UTC', place).format(new Date(date));
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

/** Banks show refunds within this time. */
const BANK_MS = 10 * 86_400_000;

type Customer = Parameters<typeof placeOf>[0];

/** Names the day by which banks show money: "4 December 2026". @param leftAt when it left, milliseconds since 1970 */
export function bankDay(leftAt: number, customer: Customer): string {
  return customersDay(leftAt + BANK_MS, customer);
}

/** Names a day as the customer's country counts days, like the pages of the order. @param time milliseconds since 1970 */
export function customersDay(time: number, customer: Customer): string {
  return formatSaleDay(new Date(time).toISOString(), placeOf(customer));
}
