/** The words of railways that bookings and car lists share (specification 2 §3 "Railway"). */

/** `unknown` is what an answer with any other type reads as. */
export const CAR_TYPES = [
  'unknown',
  'shared',
  'soft',
  'luxury',
  'compartment',
  'reserved_seat',
  'sedentary',
  'baggage',
] as const;
export type CarType = (typeof CAR_TYPES)[number];

export const STOREYS = ['first', 'second'] as const;
export type Storey = (typeof STOREYS)[number];

/** `any`: an empty compartment, whose first buyer decides; `no_matter`: compartments are not divided. */
export const COMPARTMENT_GENDERS = ['male', 'female', 'mixed', 'any', 'no_matter'] as const;
export type CompartmentGender = (typeof COMPARTMENT_GENDERS)[number];

/** How places are sold: one by one, or a compartment as a whole; `by_demand`: the railway chooses by wishes. */
export const RESERVATION_TYPES = [
  'usual',
  'two_places_at_once',
  'four_places_at_once',
  'kupek',
  'single',
  'by_demand',
] as const;
export type ReservationType = (typeof RESERVATION_TYPES)[number];

/** How places of a party lie to each other. */
export const PLACE_DEMANDS = ['no_matter', 'in_one_section', 'in_one_compartment', 'not_side'] as const;
export type PlaceDemand = (typeof PLACE_DEMANDS)[number];

export const RAIL_TARIFFS = [
  'full',
  'child',
  'free_child',
  'additional_free_child',
  'junior',
  'senior',
  'pupil',
  'round_trip',
  'birthday',
  'family',
  'wedding',
  'holiday',
  'business_card',
  'bonus',
  'military',
] as const;
export type RailTariff = (typeof RAIL_TARIFFS)[number];
