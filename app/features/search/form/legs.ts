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
import { isAreaValue, isMultiLeg } from './route';

/**
 * Makes the journey the first of two legs; the second starts at its end, on the day of the way
 * back if there is one. A leg needs exact places and a day: a country or
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
  return { ...values, ...EMPTY_ROUTE, legs: [first, { ...legAfter(first), date: values.dateBack }] };
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
