import { saleDates } from '~/dates/sale-dates';
import { monthOf, monthsBetween, type CalendarMonth } from '~/dates/month-grid';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import { capitalised } from '../places/place-names';
import { monthDates } from './flexibility';
import { MONTH_PREFIX } from './form-values';
import type { SearchFormState } from './search-form-state';

/** Lists the months on sale for the form, short enough for its field: "Sept 2031"; "May – Jun" for the end of a month. */
export function formMonths(now: Date, market: Pick<Market, 'locale' | 'country'>): SearchFormState['months'] {
  const dates = saleDates(now);
  const name = (month: CalendarMonth) => capitalised(formatDate(`${month}-01`, market, 'monthShort'));
  return monthsBetween(dates.min, dates.max).map((month) => {
    const { first, last } = monthDates(month, dates);
    const isLonger = monthOf(last) !== month;
    return {
      value: MONTH_PREFIX + first,
      label: isLonger ? `${name(month)} – ${name(monthOf(last))}` : `${name(month)} ${month.slice(0, 4)}`,
    };
  });
}
