/** Dependencies between the dates of a one-way or return journey (specification 1 §4, §5). */
import { addDays, daysBetween } from '~/dates/calendar-date';
import { LIMITS } from '../query/search-query';
import type { DateType, SearchFormValues } from './form-values';
import { lastOfRange } from './route';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';

/** Initial difference between shortest and longest stay, days. */
const STAY_SPREAD = 3;

/** Adapts a range's end to a new start: keeps it if it still fits, otherwise uses the last possible day. */
export function endFor(start: string, end: string, dates: SaleDates): string {
  if (start === '') return '';
  if (!isOnSale(start, dates)) return end;
  const last = lastOfRange(start, dates);
  return end >= start && end <= last ? end : last;
}

/** Chooses the whole month of `date`; keeps a day that is chosen in it, for exact days later, and the number of nights. */
export function withMonth(values: SearchFormValues, date: string): SearchFormValues {
  const { departureDate, dateBack } = values;
  if (departureDate.slice(0, 7) === date.slice(0, 7) && departureDate >= date)
    return { ...values, flexibility: 'month' };
  const hasNights = departureDate !== '' && dateBack >= departureDate;
  return {
    ...values,
    flexibility: 'month',
    departureDate: date,
    dateBack: hasNights ? addDays(date, daysBetween(departureDate, dateBack)) : dateBack,
  };
}

/** Nights to choose from while the whole month is searched; another length that is chosen joins them. */
const MOST_NIGHTS = 30;

/** Lists days of return on sale after each number of nights, in their order, for a search of the whole month. */
export function nightChoices(
  departureDate: string,
  dateBack: string,
  dates: SaleDates,
): { nights: number; date: string }[] {
  const chosen = dateBack >= departureDate ? daysBetween(departureDate, dateBack) : 1;
  const lengths = new Set([chosen, ...Array.from({ length: MOST_NIGHTS }, (_, index) => index + 1)]);
  return [...lengths]
    .sort((one, other) => one - other)
    .map((nights) => ({ nights, date: addDays(departureDate, nights) }))
    .filter(({ date }) => isOnSale(date, dates));
}

/** Removes the way back, and with it the length of a stay. */
export function withoutReturn(values: SearchFormValues): SearchFormValues {
  return { ...values, dateType: values.dateType === 'stay' ? 'range' : values.dateType, dateBack: '', dateBackEnd: '' };
}

/**
 * Changes the date type; the type of fixed days also drops a tolerance. A range becomes its first day, a stay the first day that it allows; a single day becomes a
 * range of seven days that starts with it, and the time between two days becomes the length of a stay.
 */
export function withDateType(values: SearchFormValues, dateType: DateType, dates: SaleDates): SearchFormValues {
  if (dateType === values.dateType) return dateType === 'date' ? { ...values, flexibility: 'exact' } : values;
  const { departureDate, departureDateEnd } = values;
  const dateBack = values.dateType === 'stay' ? firstDayBack(values, dates) : values.dateBack;
  const route = { ...values, dateType, flexibility: 'exact' as const, dateBack, departureDateEnd: '', dateBackEnd: '' };
  if (dateType === 'date') return route;
  const range = { ...route, departureDateEnd: endFor(departureDate, departureDateEnd, dates) };
  if (dateType === 'range') return { ...range, dateBackEnd: endFor(dateBack, values.dateBackEnd, dates) };
  return { ...range, ...stayBetween(values, dates), dateBack: '' };
}

/** Returns the first return day after a stay; empty while the start of the stay is unknown. */
export function firstDayBack({ departureDate, stayMin }: SearchFormValues, dates: SaleDates): string {
  if (!isOnSale(departureDate, dates) || !isStayLength(stayMin)) return '';
  const day = addDays(departureDate, stayMin);
  return day <= dates.max ? day : '';
}

function stayBetween({ departureDate, dateBack, stayMin, stayMax }: SearchFormValues, dates: SaleDates) {
  if (!isOnSale(departureDate, dates) || !isOnSale(dateBack, dates)) return { stayMin, stayMax };
  const days = daysBetween(departureDate, dateBack);
  if (!isStayLength(days)) return { stayMin, stayMax };
  return { stayMin: days, stayMax: Math.min(days + STAY_SPREAD, LIMITS.stayDays.max) };
}

/** True for a valid number of days to stay. */
export function isStayLength(days: number): boolean {
  return Number.isInteger(days) && days >= LIMITS.stayDays.min && days <= LIMITS.stayDays.max;
}
