/** Days of the form while a weekend is searched: those of its search, whatever day of the week was chosen. */
import { addDays, type CalendarDate } from '~/dates/calendar-date';
import { weekdayOf } from '~/dates/month-grid';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';
import type { SearchFormValues } from './form-values';

const FRIDAY = 4;

/** Returns the Friday of the week of a day. */
export function fridayOf(day: CalendarDate): CalendarDate {
  return addDays(day, FRIDAY - weekdayOf(day));
}

/** Returns the days of the weekend in the week of `day` as far as they are on sale, the Monday after it included. */
export function weekendOf(day: CalendarDate, { min, max }: SaleDates) {
  const friday = fridayOf(day);
  const onSale = (date: CalendarDate) => (date < min ? min : date > max ? max : date);
  return { friday: onSale(friday), sunday: onSale(addDays(friday, 2)), monday: onSale(addDays(friday, 3)) };
}

/** Returns the days that a form for a weekend has to show; null when it shows them, or is for other days. */
export function weekendDays(
  { dateType, flexibility, departureDate, dateBack, legs }: SearchFormValues,
  dates: SaleDates,
): Pick<SearchFormValues, 'departureDate' | 'dateBack'> | null {
  const isWeekend = dateType === 'date' && flexibility === 'weekend' && legs.length === 0;
  if (!isWeekend || !isOnSale(departureDate, dates)) return null;
  const { friday, sunday } = weekendOf(departureDate, dates);
  const back = dateBack === '' ? '' : sunday;
  return friday === departureDate && back === dateBack ? null : { departureDate: friday, dateBack: back };
}
