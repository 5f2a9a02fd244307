/** What a form says of its route: the places and days that it has and may have. */
import { addDays } from '~/dates/calendar-date';
import { isArea, LIMITS } from '../query/search-query';
import { PLACE_SIDES, type PlaceValue, type SearchFormValues } from './form-values';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';

/** True for a form of several legs. */
export function isMultiLeg({ legs }: Pick<SearchFormValues, 'legs'>): boolean {
  return legs.length > 0;
}

/** The code that was picked for a field and still holds; empty when the text has been changed since. */
export function pickedCode({ text, code, label }: PlaceValue): string {
  return text === label ? code : '';
}

/** True for a country or anywhere, picked for a field. */
export function isAreaValue(place: PlaceValue): boolean {
  return isArea(pickedCode(place));
}

export type PlaceSide = (typeof PLACE_SIDES)[number];

export type PlaceField = { name: string; side: PlaceSide; place: PlaceValue };

/** In the order of the page: "departure", "arrival", or "legs[0].departure" … */
export function placeFields(values: SearchFormValues): PlaceField[] {
  const routes = isMultiLeg(values) ? values.legs : [values];
  return routes.flatMap((route, index) =>
    PLACE_SIDES.map((side) => ({ name: placeName(values, index, side), side, place: route[side] })),
  );
}

/** The name of a place field. @param position of the leg; 0 of a single journey */
export function placeName(values: SearchFormValues, position: number, side: PlaceSide): string {
  return isMultiLeg(values) ? `legs[${position}].${side}` : side;
}

/** The form with another value in the field `name`: that of a place or a day, of a leg too. */
export function withField(values: SearchFormValues, name: string, value: PlaceValue | string): SearchFormValues {
  const [, position, key] = /^legs\[(\d)\]\.(\w+)$/.exec(name) ?? [];
  if (!key) return { ...values, [name]: value };
  const legs = values.legs.map((leg, index) => (index === Number(position) ? { ...leg, [key]: value } : leg));
  return { ...values, legs };
}

/** Nobody leaves from a country or from anywhere: places are not swapped then (specification 1 §4). */
export function canSwap({ arrival }: Pick<SearchFormValues, 'arrival'>): boolean {
  return !isAreaValue(arrival);
}

/** The first day that a leg may have: the latest of the legs before it. */
export function firstDayOfLeg({ legs }: Pick<SearchFormValues, 'legs'>, position: number, dates: SaleDates): string {
  return legs
    .slice(0, position)
    .reduce((first, { date }) => (isOnSale(date, dates) && date > first ? date : first), dates.min);
}

/** The last day that a range may have which begins on `start`. */
export function lastOfRange(start: string, { max }: SaleDates): string {
  const last = addDays(start, LIMITS.rangeDays.default);
  return last < max ? last : max;
}
