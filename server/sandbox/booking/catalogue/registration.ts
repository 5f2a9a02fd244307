import { DEFAULT_POSITION, type RegistrationKind, type SeatPosition } from '~/upstream/ancillaries/contract';
import { fromDollars } from '../../search/offers/rates';
import type { Product } from '../order-lines/product';
import { flightsOf, seatedPassengers, type SegmentFacts, type TripFacts } from './trip-facts';

/** Sold until this many hours before departure. */
export const REGISTRATION_HOURS_AHEAD = 4;
const HOUR_MS = 3_600_000;
/** Dollars for one passenger on one flight. */
const DOLLARS: Record<RegistrationKind, number> = { lowered_price: 2.5, full_price: 4.5, airport_registration: 9 };
const SUBGROUPS: Record<RegistrationKind, string> = {
  lowered_price: 'online_reg',
  full_price: 'online_reg_with_seat',
  airport_registration: 'online_reg_dp',
};

const THIRDS = [0, 1, 2];
const POSITIONS: SeatPosition[] = THIRDS.flatMap((cabinPosition) => THIRDS.map((place) => ({ cabinPosition, place })));

/** One passenger on one flight: what is registered. */
export type RegistrationCoupon = { segmentIndex: number; passengerIndex: number };

/**
 * Returns check-in by the shop on all flights, for all seated passengers; one choice per order. Where a (low-cost)
 * carrier on the way charges for check-in at the airport, that is a product of its own; otherwise there is one with and
 * one without a seat wish. The default position comes first (specification 3 §9).
 */
export function registrationProducts(facts: TripFacts): Product[] {
  const flights = flightsOf(facts);
  if (flights.length === 0 || facts.hoursToDeparture < REGISTRATION_HOURS_AHEAD) return [];
  const product = (registration: RegistrationKind, position: SeatPosition | null): Product => ({
    ...sharedParts(registration),
    token: tokenOf(registration, position),
    slot: 'registration',
    unitPrice: fromDollars(
      flights.reduce((sum, flight) => sum + dollarsFor(registration, flight), 0),
      facts.currency,
    ),
    count: seatedPassengers(facts).length,
    target: {},
    details: { kind: 'registration', registration, position },
  });
  return kindsFor(flights).flatMap((kind) =>
    kind === 'full_price' ? positions().map((position) => product(kind, position)) : [product(kind, null)],
  );
}

/** Returns the kinds for these flights, the cheapest first. */
export function kindsFor(flights: readonly SegmentFacts[]): RegistrationKind[] {
  if (flights.length === 0) return [];
  return flights.some(chargesAtAirport) ? ['airport_registration'] : ['lowered_price', 'full_price'];
}

/** Returns the price for one passenger on one flight, in hundredths. */
export function flightPrice(kind: RegistrationKind, flight: SegmentFacts, { currency }: TripFacts): number {
  return fromDollars(dollarsFor(kind, flight), currency);
}

/** Returns everybody on every flight; the later a flight, the later in the list. */
export function allCoupons(facts: TripFacts): RegistrationCoupon[] {
  return flightsOf(facts).flatMap(({ index }) =>
    seatedPassengers(facts).map((passenger) => ({ segmentIndex: index, passengerIndex: passenger.index })),
  );
}

/** Returns the flights that can be bought now, with the passengers who are not registered on them. */
export function flightsForSale(
  facts: TripFacts,
  bought: readonly RegistrationCoupon[],
  now: number,
): { flight: SegmentFacts; passengers: number[] }[] {
  return flightsOf(facts)
    .filter(({ departsAt }) => departsAt - now > REGISTRATION_HOURS_AHEAD * HOUR_MS)
    .map((flight) => ({
      flight,
      passengers: seatedPassengers(facts)
        .map(({ index }) => index)
        .filter((index) => !bought.some((one) => one.segmentIndex === flight.index && one.passengerIndex === index)),
    }))
    .filter(({ passengers }) => passengers.length > 0);
}

/** Makes the product of a registration after the sale: some passengers on one flight. */
export function composedProduct(
  { kind, position, passengers }: { kind: RegistrationKind; position: SeatPosition | null; passengers: number[] },
  flight: SegmentFacts,
  facts: TripFacts,
): Product {
  return {
    ...sharedParts(kind),
    token: `${tokenOf(kind, position)}.s${flight.index}.p${passengers.join('-')}`,
    slot: `registration.s${flight.index}`,
    unitPrice: flightPrice(kind, flight, facts),
    count: passengers.length,
    target: {
      recordIndex: flight.recordIndex,
      tripIndex: flight.tripIndex,
      segmentIndex: flight.index,
      ...(passengers.length < seatedPassengers(facts).length ? { passengerIndexes: passengers } : {}),
    },
    details: { kind: 'registration', registration: kind, position, passengers },
  };
}

const COMPOSED = /^registration\.([a-z_]+)(?:\.([0-2])\.([0-2]))?\.s(\d+)\.p(\d+(?:-\d+)*)$/;

/** Finds the product of a composed token among what is for sale; null when some of it is not. */
export function findComposed(
  token: string,
  forSale: ReturnType<typeof flightsForSale>,
  facts: TripFacts,
): Product | null {
  const [, name, cabin, place, segment, people = ''] = COMPOSED.exec(token) ?? [];
  const kind = kindsFor(forSale.map(({ flight }) => flight)).find((one) => one === name);
  const found = forSale.find(({ flight }) => flight.index === Number(segment));
  if (!kind || !found) return null;
  const passengers = people.split('-').map(Number);
  const position = cabin === undefined ? null : { cabinPosition: Number(cabin), place: Number(place) };
  if ((kind === 'full_price') !== (position !== null)) return null;
  const product = composedProduct({ kind, position, passengers }, found.flight, facts);
  // Passengers in another order, or twice, would be another token of the same product.
  const isExact = passengers.every((index, at) => at === 0 || index > passengers[at - 1]!);
  return isExact && passengers.every((index) => found.passengers.includes(index)) ? product : null;
}

/** Returns the coupons of a product, and what each of its flights costs one passenger. */
export function couponsOf({ details, target }: Product, facts: TripFacts): RegistrationCoupon[] {
  if (details.kind !== 'registration') return [];
  return allCoupons(facts).filter(
    ({ segmentIndex, passengerIndex }) =>
      (target.segmentIndex ?? segmentIndex) === segmentIndex && (details.passengers?.includes(passengerIndex) ?? true),
  );
}

function sharedParts(kind: RegistrationKind) {
  return { group: 'online_registration', subgroup: SUBGROUPS[kind] } as const;
}

function tokenOf(kind: RegistrationKind, position: SeatPosition | null): string {
  return ['registration', kind, ...(position ? [position.cabinPosition, position.place] : [])].join('.');
}

/** A carrier that does not charge at the airport costs the lowered price there. */
function dollarsFor(kind: RegistrationKind, flight: SegmentFacts): number {
  return DOLLARS[kind === 'airport_registration' && !chargesAtAirport(flight) ? 'lowered_price' : kind];
}

/** Low-cost carriers that check in at the airport free of charge. */
const FREE_AT_AIRPORT: ReadonlySet<string> = new Set('U2 EC DS EW HV TO LS DY N0 BF B6 WN MX PD FZ AD 6E'.split(' '));

function chargesAtAirport({ carrier, carrierKind }: SegmentFacts): boolean {
  return carrierKind === 'low' && !FREE_AT_AIRPORT.has(carrier);
}

function positions(): SeatPosition[] {
  const isDefault = ({ cabinPosition, place }: SeatPosition) =>
    cabinPosition === DEFAULT_POSITION.cabinPosition && place === DEFAULT_POSITION.place;
  return POSITIONS.toSorted((a, b) => Number(isDefault(b)) - Number(isDefault(a)));
}
