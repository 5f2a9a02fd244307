/** Between a one-way or return journey and one of several legs (specification 1 §4, §5). */
import { LIMITS } from '../query/search-query';
import {
  EMPTY_LEG,
  EMPTY_PLACE,
  EMPTY_ROUTE,
  type LegValue,
  type PlaceValue,
  type SearchFormValues,
} from './form-values';
import { isAreaValue, isMultiLeg } from './route';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';

/**
 * The journey as the first leg of several, and an empty second one. A leg leads from a place to a place on a day: a
 * country or anywhere is emptied, of a range its first day stays.
 */
export function toMultiLeg(values: SearchFormValues): SearchFormValues {
  if (isMultiLeg(values)) return values;
  const place = (value: PlaceValue) => (isAreaValue(value) ? EMPTY_PLACE : value);
  const first = {
    departure: place(values.departure),
    arrival: place(values.arrival),
    date: values.departureDate,
  };
  return { ...values, ...EMPTY_ROUTE, legs: [first, EMPTY_LEG] };
}

/** Only the first leg: its day is that of the departure, without a way back. */
export function toSingle(values: SearchFormValues): SearchFormValues {
  const [first] = values.legs;
  if (!first) return values;
  const { departure, arrival, date } = first;
  return { ...values, ...EMPTY_ROUTE, departure, arrival, departureDate: date };
}

/** One more, empty leg, up to six. */
export function addLeg(values: SearchFormValues): SearchFormValues {
  const { legs } = values;
  return isMultiLeg(values) && legs.length < LIMITS.trips ? { ...values, legs: [...legs, EMPTY_LEG] } : values;
}

/** Without a leg; of two, the other one becomes a journey of one way. */
export function removeLeg(values: SearchFormValues, position: number): SearchFormValues {
  const legs = values.legs.filter((_leg, index) => index !== position);
  if (legs.length === values.legs.length) return values;
  return legs.length === 1 ? toSingle({ ...values, legs }) : { ...values, legs };
}

/** A day of a leg clears the days of later legs that lie before it. */
export function withLegDate(values: SearchFormValues, position: number, date: string, dates: SaleDates) {
  const legs = values.legs.map((leg, index): LegValue => {
    if (index === position) return { ...leg, date };
    const clears = index > position && isOnSale(date, dates) && leg.date < date;
    return clears ? { ...leg, date: '' } : leg;
  });
  return { ...values, legs };
}
