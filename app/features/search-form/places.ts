/** The place fields of the form, whether of one journey or of several legs, under the names of their inputs. */
import { isAreaValue, isMultiLeg, pickedCode } from './legs';
import type { PlaceValue, SearchFormValues } from './form-values';

export type PlaceSide = 'departure' | 'arrival';

export type PlaceField = { name: string; side: PlaceSide; place: PlaceValue };

const SIDES = ['departure', 'arrival'] as const;

/** In the order of the page: "departure", "arrival", or "legs[0].departure" … */
export function placeFields(values: SearchFormValues): PlaceField[] {
  const routes = isMultiLeg(values) ? values.legs : [values];
  return routes.flatMap((route, index) =>
    SIDES.map((side) => ({ name: placeName(values, index, side), side, place: route[side] })),
  );
}

/** The name of a place field. @param position of the leg; 0 of a single journey */
export function placeName(values: SearchFormValues, position: number, side: PlaceSide): string {
  return isMultiLeg(values) ? `legs[${position}].${side}` : side;
}

/** The form with another place in the field `name`. */
export function withPlace(values: SearchFormValues, name: string, place: PlaceValue): SearchFormValues {
  if (name === 'departure' || name === 'arrival') return { ...values, [name]: place };
  const [, position, side] = /^legs\[(\d)\]\.(departure|arrival)$/.exec(name) ?? [];
  if (!side) return values;
  return {
    ...values,
    legs: values.legs.map((leg, index) => (index === Number(position) ? { ...leg, [side]: place } : leg)),
  };
}

/** Nobody leaves from a country or from anywhere: places are not swapped then (specification 1 §4). */
export function canSwap({ arrival }: Pick<SearchFormValues, 'arrival'>): boolean {
  return !isAreaValue(arrival);
}

/** Departure and arrival exchanged, with what was picked for them. */
export function swapPlaces(values: SearchFormValues): SearchFormValues {
  const { departure, arrival } = values;
  return canSwap(values) ? { ...values, departure: arrival, arrival: departure } : values;
}

/** True when the same code was picked for both ends of a journey. */
export function isSamePick(departure: PlaceValue, arrival: PlaceValue): boolean {
  const code = pickedCode(departure);
  return code !== '' && code === pickedCode(arrival);
}
