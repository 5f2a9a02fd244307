import type { CarType, ReservationType, Storey } from '~/upstream/rail-cars/contract';
import type { CarKind } from '../../world/railways';

/** A place as it is built into its car. */
export type CarPlace = {
  number: number;
  storey: Storey;
  /** Counted from 1; null where seats stand in rows. */
  compartment: number | null;
  /** From the head of the car, counted from 0; null in compartments and bays. */
  row: number | null;
  column: number | null;
  /** The place type on the wire: "side_lower", "window_near_table_forward". */
  type: string;
  /** How the place is priced within its car: 1 is the cheapest of a kind of car. */
  factor: number;
  /** Only sold without a refund, or sold without one for less. */
  nonRefundable: 'cheaper' | 'only' | null;
};

/** A car of a train, or the part of it that is one service class. */
export type Car = {
  number: string;
  type: CarType;
  /** Null for a baggage car, which carries nobody. */
  kind: CarKind | null;
  serviceClass: string;
  isTwoStorey: boolean;
  services: string[];
  isChildTariffAllowed: boolean;
  isBeddingOptional: boolean;
  hasElectronicRegistration: boolean;
  hasGenderCompartments: boolean;
  hasPlaceNumbers: boolean;
  /** How compartments are sold as a whole; null where they are not. */
  whole: WholeSale | null;
  places: CarPlace[];
};

/**
 * The sale of whole compartments. `only`: places are not sold one by one. `parts`: the price for one traveller and for a
 * full party, as parts of the sum of the places.
 */
export type WholeSale = { type: ReservationType; isOnly: boolean; parts: readonly [one: number, all: number] };

/** Checks whether a place counts as lower, upper or neither, by its type. */
export function tierOf({ type }: Pick<CarPlace, 'type'>): 'lower' | 'upper' | null {
  if (type.includes('lower')) return 'lower';
  return type.includes('upper') || type.includes('middle') ? 'upper' : null;
}
