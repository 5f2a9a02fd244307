/** The route of a form: its places and dates, and their limits. */
import { addDays } from '~/dates/calendar-date';
import { isArea, LIMITS } from '../query/search-query';
import { PLACE_SIDES, type PlaceValue, type SearchFormValues } from './form-values';
import { isOnSale, type SaleDates } from '~/dates/sale-dates';

/** True for a multi-city form. */
export function isMultiLeg({ legs }: Pick<SearchFormValues, 'legs'>): boolean {
  return legs.length > 0;
}

/** Returns the picked code of a field while it is valid; empty once the text has changed. */
export function pickedCode({ text, code, label }: PlaceValue): string {
  return text === label ? code : '';
}

/** True when a country or "anywhere" is picked for a field. */
export function isAreaValue(place: PlaceValue): boolean {
  return isArea(pickedCode(place));
}

export type PlaceSide = (typeof PLACE_SIDES)[number];

export type PlaceField = { name: string; side: PlaceSide; place: PlaceValue };

/** Lists the place fields in page order: "departure", "arrival", or "legs[0].departure" … */
export function placeFields(values: SearchFormValues): PlaceField[] {
  const routes = isMultiLeg(values) ? values.legs : [values];
  return routes.flatMap((route, index) =>
    PLACE_SIDES.map((side) => ({ name: placeName(values, index, side), side, place: route[side] })),
  );
}

/** Returns the name of a place field. @param position of the leg; 0 in a single journey */
export function placeName(values: SearchFormValues, position: number, side: PlaceSide): string {
  return isMultiLeg(values) ? `legs[${position}].${side}` : side;
}

/** Sets the field `name`, a place or a date, also of a leg. */
export function withField(values: SearchFormValues, name: string, value: PlaceValue | string): SearchFormValues {
  const [, position, key] = /^legs\[(\d)\]\.(\w+)$/.exec(name) ?? [];
  if (!key) return { ...values, [name]: value };
  const legs = values.legs.map((leg, index) => (index === Number(position) ? { ...leg, [key]: value } : leg));
  return { ...values, legs };
}

/** False when the arrival is a country or "anywhere", which cannot be a departure (specification 1 §4). */
export function canSwap({ arrival }: Pick<SearchFormValues, 'arrival'>): boolean {
  return !isAreaValue(arrival);
}

/** Returns a leg's first allowed date: the latest of the legs before it. */
export function firstDayOfLeg({ legs }: Pick<SearchFormValues, 'legs'>, position: number, dates: SaleDates): string {
  return legs
    .slice(0, position)
    .reduce((first, { date }) => (isOnSale(date, dates) && date > first ? date : first), dates.min);
}

/** Returns the last allowed date of a range that starts on `start`. */
export function lastOfRange(start: string, { max }: SaleDates): string {
  const last = addDays(start, LIMITS.rangeDays.default);
  return last < max ? last : max;
}
