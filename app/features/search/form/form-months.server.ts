import { saleDates } from '~/dates/sale-dates';
import { monthOf, monthsBetween } from '~/dates/month-grid';
import { formatDate, formatDateRange } from '~/market/format';
import type { Market } from '~/market/market';
import { todayIn } from '~/market/sale-day';
import { capitalised } from '../places/place-names';
import { monthDates } from './flexibility';
import { withMonth } from './dates';
import { MONTH_PREFIX } from './form-values';
import type { SearchFormState } from './search-form-state';

/**
 * Lists the months on sale for the form, short enough for its field: "Sept 2031"; "25 May – 30 Jun" for the end of a month
 * with the days after it. The first begins today in the country of the market, where the day before may still be on sale
 * for a place far to the west.
 */
export function formMonths(now: Date, market: Pick<Market, 'locale' | 'country'>): SearchFormState['months'] {
  const sale = saleDates(now);
  const today = todayIn(market.country, now);
  const dates = today > sale.min ? { ...sale, min: today } : sale;
  return monthsBetween(dates.min, dates.max).map((month) => {
    const { first, last } = monthDates(month, dates);
    const isLonger = monthOf(last) !== month;
    return {
      value: MONTH_PREFIX + first,
      label: isLonger
        ? formatDateRange(first, last, market)
        : `${capitalised(formatDate(first, market, 'monthShort'))} ${month.slice(0, 4)}`,
    };
  });
}

/** Adds the months to a form; a chosen one starts no earlier than in their list. */
export function withMonths(
  form: SearchFormState,
  now: Date,
  market: Pick<Market, 'locale' | 'country'>,
): SearchFormState {
  const months = formMonths(now, market);
  const { values } = form;
  const first = months[0]?.value.slice(MONTH_PREFIX.length) ?? '';
  const isEarly = values.flexibility === 'month' && values.departureDate < first;
  return { ...form, months, values: isEarly ? withMonth(values, first) : values };
}
