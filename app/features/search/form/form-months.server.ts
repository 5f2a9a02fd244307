import { saleDates } from '~/dates/sale-dates';
import { monthsBetween } from '~/dates/month-grid';
import { formatDate, formatDateRange } from '~/market/format';
import type { Market } from '~/market/market';
import { capitalised } from '../places/place-names';
import { monthDates } from './flexibility';
import { MONTH_PREFIX } from './form-values';
import type { SearchFormState } from './search-form-state';

/** Lists the months on sale for the form: "May 2031"; "25 May – 22 Jun" for the last days of this one and the next. */
export function formMonths(now: Date, market: Pick<Market, 'locale' | 'country'>): SearchFormState['months'] {
  const dates = saleDates(now);
  return monthsBetween(dates.min, dates.max).map((month) => {
    const { first, last } = monthDates(month, dates);
    const isLonger = last.slice(0, 7) !== month;
    return {
      value: MONTH_PREFIX + first,
      label: isLonger ? formatDateRange(first, last, market) : capitalised(formatDate(first, market, 'month')),
    };
  });
}
