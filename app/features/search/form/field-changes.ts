/**
 * Changes of a field, and of the fields that depend on it (specification 1 §4, §5). They load with the enhancement: until
 * then a field changes alone.
 */
import { isOnSale, type SaleDates } from '~/dates/sale-dates';
import { endFor } from './dates';
import type { DayNotice } from './day-notice';
import { EMPTY_PLACE, type LegValue, type PlaceValue, type SearchFormValues } from './form-values';
import { withField } from './route';

/** Sets the day of the field `name` and adapts the other days. */
export function withDay(values: SearchFormValues, name: string, date: string, dates: SaleDates): SearchFormValues {
  if (name === 'departureDate') return withDepartureDate(values, date, dates);
  if (name === 'dateBack') return withDateBack(values, date, dates);
  const leg = /^legs\[(\d)\]/.exec(name)?.[1];
  return leg ? withLegDate(values, Number(leg), date, dates) : withField(values, name, date);
}

/** Sets the departure; clears a way back that would be earlier, unless it follows the departure to its weekend. */
function withDepartureDate(values: SearchFormValues, date: string, dates: SaleDates): SearchFormValues {
  const { dateType, flexibility, departureDateEnd, dateBack, dateBackEnd } = values;
  const clears = dateBack !== '' && isOnSale(date, dates) && date > dateBack;
  return {
    ...values,
    departureDate: date,
    departureDateEnd: dateType === 'date' ? '' : endFor(date, departureDateEnd, dates),
    dateBack: clears ? (flexibility === 'weekend' ? date : '') : dateBack,
    dateBackEnd: clears ? '' : dateBackEnd,
  };
}

/** Sets the way back; moves a later departure to the same day. */
function withDateBack(values: SearchFormValues, date: string, dates: SaleDates): SearchFormValues {
  const moves = isOnSale(date, dates) && date < values.departureDate;
  const moved = moves ? withDepartureDate({ ...values, dateBack: '' }, date, dates) : values;
  const dateBackEnd = values.dateType === 'range' ? endFor(date, values.dateBackEnd, dates) : '';
  return { ...moved, dateBack: date, dateBackEnd };
}

/** Tells which other day changed when the field `name` got a day; null when none did. */
export function dayNotice(before: SearchFormValues, after: SearchFormValues, name: string): DayNotice | null {
  if (name === 'dateBack' && before.departureDate !== '' && before.departureDate !== after.departureDate)
    return 'departureMoved';
  return name === 'departureDate' && before.dateBack !== '' && after.dateBack === '' ? 'returnCleared' : null;
}

/**
 * Sets the place field `name`. In a journey of several legs the next departure follows an arrival as long as it is
 * empty or the same place.
 */
export function withPlace(values: SearchFormValues, name: string, place: PlaceValue): SearchFormValues {
  const [, number, side] = /^legs\[(\d)\]\.(departure|arrival)$/.exec(name) ?? [];
  if (!side) return withField(values, name, place);
  const position = Number(number);
  const before = values.legs[position];
  const legs = values.legs.map((leg, index): LegValue => {
    if (index === position) return { ...leg, [side]: place };
    const { departure } = leg;
    const follows = index === position + 1 && side === 'arrival' && isSame(departure, before?.arrival);
    return follows ? { ...leg, departure: place } : leg;
  });
  return { ...values, legs };
}

function isSame(place: PlaceValue, other: PlaceValue = EMPTY_PLACE): boolean {
  return place.text === '' || (place.text === other.text && place.code === other.code);
}

/** Sets the date of a leg, and clears earlier dates of later legs. */
function withLegDate(values: SearchFormValues, position: number, date: string, dates: SaleDates) {
  const legs = values.legs.map((leg, index): LegValue => {
    if (index === position) return { ...leg, date };
    const clears = index > position && isOnSale(date, dates) && leg.date < date;
    return clears ? { ...leg, date: '' } : leg;
  });
  return { ...values, legs };
}
