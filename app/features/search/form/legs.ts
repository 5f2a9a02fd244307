/** Converts between a single journey and a multi-city journey (specification 1 §4, §5). */
import { LIMITS } from '../query/search-query';
import {
  EMPTY_LEG,
  EMPTY_PLACE,
  EMPTY_ROUTE,
  type LegValue,
  type PlaceValue,
  type SearchFormValues,
} from './form-values';
import { isAreaValue, isMultiLeg, withField } from './route';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';

/**
 * Makes the journey the first of two legs; the second starts at its end. A leg needs exact places and a day: a country or
 * "anywhere" is cleared, and a range keeps its first day.
 */
export function toMultiLeg(values: SearchFormValues): SearchFormValues {
  if (isMultiLeg(values)) return values;
  const place = (value: PlaceValue) => (isAreaValue(value) ? EMPTY_PLACE : value);
  const first = {
    departure: place(values.departure),
    arrival: place(values.arrival),
    date: values.departureDate,
  };
  return { ...values, ...EMPTY_ROUTE, legs: [first, legAfter(first)] };
}

/** Starts a leg where the one before it ends. */
function legAfter(before: LegValue | undefined): LegValue {
  return before ? { ...EMPTY_LEG, departure: before.arrival } : EMPTY_LEG;
}

/** Keeps only the first leg: its date becomes the departure, without a way back. */
export function toSingle(values: SearchFormValues): SearchFormValues {
  const [first] = values.legs;
  if (!first) return values;
  const { departure, arrival, date } = first;
  return { ...values, ...EMPTY_ROUTE, departure, arrival, departureDate: date };
}

/** Adds a leg, up to six. */
export function addLeg(values: SearchFormValues): SearchFormValues {
  const { legs } = values;
  return isMultiLeg(values) && legs.length < LIMITS.trips
    ? { ...values, legs: [...legs, legAfter(legs.at(-1))] }
    : values;
}

/** Removes a leg; if one is left, the journey becomes one way. */
export function removeLeg(values: SearchFormValues, position: number): SearchFormValues {
  const legs = values.legs.filter((_leg, index) => index !== position);
  if (legs.length === values.legs.length) return values;
  return legs.length === 1 ? toSingle({ ...values, legs }) : { ...values, legs };
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
export function withLegDate(values: SearchFormValues, position: number, date: string, dates: SaleDates) {
  const legs = values.legs.map((leg, index): LegValue => {
    if (index === position) return { ...leg, date };
    const clears = index > position && isOnSale(date, dates) && leg.date < date;
    return clears ? { ...leg, date: '' } : leg;
  });
  return { ...values, legs };
}
