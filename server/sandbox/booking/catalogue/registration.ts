import { DEFAULT_POSITION, type RegistrationKind, type SeatPosition } from '~/upstream/ancillaries/contract';
import { fromDollars } from '../../search/offers/rates';
import type { Product } from '../order-lines/product';
import { flightsOf, seatedPassengers, type TripFacts } from './trip-facts';

const HOURS_AHEAD = 4;
/** Dollars for one passenger on one flight. */
const DOLLARS: Record<RegistrationKind, number> = { lowered_price: 2.5, full_price: 4.5, airport_registration: 9 };
const SUBGROUPS: Record<RegistrationKind, string> = {
  lowered_price: 'online_reg',
  full_price: 'online_reg_with_seat',
  airport_registration: 'online_reg_dp',
};

const THIRDS = [0, 1, 2];
const POSITIONS: SeatPosition[] = THIRDS.flatMap((cabinPosition) => THIRDS.map((place) => ({ cabinPosition, place })));

/**
 * Returns check-in by the shop on all flights, for all seated passengers; one choice per order. Where a (low-cost)
 * carrier on the way charges for check-in at the airport, that is a product of its own; otherwise there is one with and
 * one without a seat wish. The default position comes first (specification 3 §9).
 */
export function registrationProducts(facts: TripFacts): Product[] {
  const flights = flightsOf(facts);
  if (flights.length === 0 || facts.hoursToDeparture < HOURS_AHEAD) return [];
  const charging = flights.filter(({ carrierKind }) => carrierKind === 'low').length;
  const product = (registration: RegistrationKind, dollars: number, position: SeatPosition | null): Product => ({
    token: ['registration', registration, ...(position ? [position.cabinPosition, position.place] : [])].join('.'),
    group: 'online_registration',
    subgroup: SUBGROUPS[registration],
    slot: 'registration',
    unitPrice: fromDollars(dollars, facts.currency),
    count: seatedPassengers(facts).length,
    target: {},
    details: { kind: 'registration', registration, position },
  });
  const { lowered_price: lowered, full_price: full, airport_registration: airport } = DOLLARS;
  if (charging > 0) {
    return [product('airport_registration', airport * charging + lowered * (flights.length - charging), null)];
  }
  return [
    product('lowered_price', lowered * flights.length, null),
    ...positions().map((position) => product('full_price', full * flights.length, position)),
  ];
}

function positions(): SeatPosition[] {
  const isDefault = ({ cabinPosition, place }: SeatPosition) =>
    cabinPosition === DEFAULT_POSITION.cabinPosition && place === DEFAULT_POSITION.place;
  return POSITIONS.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
}
