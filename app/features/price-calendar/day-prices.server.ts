import type { RequestContext } from '~/bff/context';
import { saleDates } from '~/features/search-form/sale-dates';
import { earliestToday } from '~/features/search-query/calendar-date';
import { cabinOf } from '~/features/search-query/search-query';
import { formatMoney, formatWholeUnits } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Money } from '~/market/money';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import { hasCalendar, isNearDate, priceRanges } from './calendar-offer';
import type { DayPrices, DayPricesQuestion } from './day-prices-link';
import { monthOf } from './month-grid';

/**
 * Prices for a date field, from the first day of the chosen month on, or from today. None where the chosen day is too
 * far ahead (specification 1 §5) or over.
 * @throws UpstreamError when the calendar fails
 */
export async function dayPrices({ upstream, market }: RequestContext, question: DayPricesQuestion, now: Date) {
  const { departure, arrival, date, out, part } = question;
  const today = earliestToday(now);
  const direction = { departure, arrival };
  if (!hasCalendar(direction, market.currency) || !isNearDate(date ?? out ?? today, today)) return {};

  const first = [today, out ?? '', date ? `${monthOf(date)}-01` : ''].reduce((a, b) => (a > b ? a : b));
  const range = priceRanges(first)[part];
  const to = [range.to, saleDates(now).max].reduce((a, b) => (a < b ? a : b));
  if (range.from > to) return {};
  const cabin = cabinOf(question.cabin);
  const prices =
    out === null
      ? await upstream.priceCalendar.findOneWay({ ...direction, cabin, from: range.from, to })
      : await upstream.priceCalendar.findRoundTrip({
          ...direction,
          cabin,
          from: out,
          to: out,
          returnFrom: range.from,
          returnTo: to,
        });
  return pricesByDay(prices, market.locale);
}

/** Ready texts by the day to choose: that of the way back where there is one. */
export function pricesByDay(prices: readonly CalendarPrice[], locale: Locale): DayPrices {
  const byDay = new Map<string, Money>();
  const lowest = new Map<string, number>();
  for (const { departureDate, returnDate, price } of prices) {
    const day = returnDate ?? departureDate;
    const month = monthOf(day);
    byDay.set(day, price);
    lowest.set(month, Math.min(price.amount, lowest.get(month) ?? Infinity));
  }
  return Object.fromEntries(
    [...byDay].map(([day, price]) => [
      day,
      {
        text: formatMoney(price, locale),
        short: formatWholeUnits(price, locale),
        isLowest: price.amount === lowest.get(monthOf(day)),
      },
    ]),
  );
}
