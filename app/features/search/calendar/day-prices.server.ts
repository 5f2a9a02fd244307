import type { RequestContext } from '~/bff/request/context';
import { saleDates } from '~/dates/sale-dates';
import { addDays, earliestToday } from '~/dates/calendar-date';
import { cabinOf } from '../query/search-query';
import { formatMoney, formatWholeUnits } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { hasCalendar, isNearDate, priceRanges } from './calendar-offer';
import type { DayPrices, DayPricesQuestion } from './day-prices-link';
import { monthOf } from '~/dates/month-grid';

/**
 * Builds the calendar query of a date field: from the first day of the chosen month, or from today. Null when the
 * chosen day is too far ahead (specification 1 §5) or past.
 */
export function dayPricesQuery({ market }: Pick<RequestContext, 'market'>, question: DayPricesQuestion, now: Date) {
  const { departure, arrival, date, out, stay, part } = question;
  const today = earliestToday(now);
  const direction = { departure, arrival };
  if (!hasCalendar(direction, market.currency) || !isNearDate(date ?? out ?? today, today)) return null;

  const first = [today, out ?? '', date ? `${monthOf(date)}-01` : ''].reduce((a, b) => (a > b ? a : b));
  const range = priceRanges(first)[part];
  const to = [range.to, saleDates(now).max].reduce((a, b) => (a < b ? a : b));
  if (range.from > to) return null;
  const cabin = cabinOf(question.cabin);
  if (stay !== null) {
    const last = addDays(saleDates(now).max, -stay);
    return range.from > last ? null : { ...direction, cabin, from: range.from, to: to < last ? to : last, stay };
  }
  return out === null
    ? { ...direction, cabin, from: range.from, to }
    : { ...direction, cabin, from: out, to: out, returnFrom: range.from, returnTo: to };
}

/**
 * Streams prices for a date field, each chunk as soon as it arrives.
 * @throws UpstreamError when the calendar fails; earlier chunks stay valid
 */
export async function* dayPrices(
  { upstream, market }: Pick<RequestContext, 'market' | 'upstream'>,
  query: NonNullable<ReturnType<typeof dayPricesQuery>>,
  signal?: AbortSignal,
): AsyncGenerator<DayPrices, void, undefined> {
  const { streamPrices, streamStays } = upstream.priceCalendar;
  const isStay = 'stay' in query;
  for await (const batch of isStay ? streamStays(query, { signal }) : streamPrices(query, { signal })) {
    yield pricesByDay(batch, market.locale, isStay ? 'departure' : 'return');
  }
}

/**
 * Formats prices by the day to choose.
 * @param by the day of return, if there is one, or the departure
 */
export function pricesByDay(
  prices: readonly CalendarPrice[],
  locale: Locale,
  by: 'departure' | 'return' = 'return',
): DayPrices {
  return Object.fromEntries(
    prices.map(({ departureDate, returnDate, price }) => [
      by === 'departure' ? departureDate : (returnDate ?? departureDate),
      { text: formatMoney(price, locale), short: formatWholeUnits(price, locale), amount: price.amount },
    ]),
  );
}
