import type { CalendarDate } from '~/dates/calendar-date';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { CompartmentGender } from '~/upstream/rail-cars/rail-words';
import { RAIL_AGES } from '~/market/rail-ages';
import { findPlace, type LayoutPlace } from './layout-places';
import { isOfCar, type TrainOrders } from './orders';
import { adultsOf, isAdult, isBaby, isYounger, type RailParty, type RailPerson } from './party';
import type { PlaceTrait } from './place-type';
import { isUpTo } from './rail-ages';
import { findWhole, isWhole, reservationOfPlace } from './whole-compartments';

/** Why a passenger may not have a place (specification 2 §5). */
export type Restriction =
  | 'onlyFemale'
  | 'onlyMale'
  | 'onlyForMotherAndBaby'
  | 'onlyWithChild'
  | 'oneAdultRequired'
  | 'specialSeatAlreadySelected';

export type RestrictionFacts = {
  car: TrainCar;
  party: RailParty;
  /** Index of the passenger who asks for the place. */
  passenger: number;
  /** The party's choices so far; null for none. */
  orders: TrainOrders | null;
};

type Asked = RestrictionFacts & { person: RailPerson };
type Rule = (place: LayoutPlace, asked: Asked) => Restriction | null;

/** A party has one place of each of these kinds. */
const ONE_FOR_A_PARTY: readonly PlaceTrait[] = ['pets', 'bicycle'];

/** The rules, of which the first one that refuses a place names the reason. */
const RULES: readonly Rule[] = [byGender, forMotherAndBaby, withChild, withAdult, oneOfAKind];

/**
 * Returns why a passenger may not have a place; null when they may. A gender or birth date that is not typed yet restricts
 * nothing, so ask again with everything known: `restrictionsOf`.
 */
export function restrictionOf(place: LayoutPlace, facts: RestrictionFacts): Restriction | null {
  const { car, party, passenger, orders } = facts;
  const person = party.people[passenger];
  if (!person) return null;
  const asked = { ...facts, person, orders: orders && isOfCar(orders, car) ? orders : null };
  for (const rule of RULES) {
    const restriction = rule(place, asked);
    if (restriction) return restriction;
  }
  return null;
}

/** Lists the passengers whose chosen places they may not have, as far as what is typed tells. */
export function restrictionsOf(
  orders: TrainOrders,
  car: TrainCar,
  party: RailParty,
): { passenger: number; seat: number; restriction: Restriction }[] {
  return orders.orders.flatMap(({ passenger, seat }) => {
    const place = seat === null ? null : findPlace(car, seat);
    const restriction = place && restrictionOf(place, { car, party, passenger, orders });
    return restriction ? { passenger, seat: place.place.seat, restriction } : [];
  });
}

function byGender({ place }: LayoutPlace, { person, party, orders, car }: Asked): Restriction | null {
  if (orders && isWhole(orders.reservation) && findWhole(car, orders.reservation, [place.seat])) return null;
  const { gender, birthday } = person;
  if (gender === null || birthday === null || isExempt(birthday, party.departure)) return null;
  const compartment = genderOfCompartment(place.gender, orders);
  if (compartment === 'female' && gender === 'm') return 'onlyFemale';
  return compartment === 'male' && gender === 'f' ? 'onlyMale' : null;
}

/** Returns true for passengers up to their tenth birthday, that day included: they travel where their adult does. */
function isExempt(birthday: CalendarDate, departure: CalendarDate): boolean {
  return isUpTo(RAIL_AGES.child, birthday, departure);
}

/** An empty compartment becomes what the party wants it to be. */
function genderOfCompartment(gender: CompartmentGender, orders: TrainOrders | null): CompartmentGender {
  return gender === 'any' ? (orders?.gender ?? gender) : gender;
}

function forMotherAndBaby({ traits }: LayoutPlace, asked: Asked): Restriction | null {
  if (!traits.includes('mother_and_baby')) return null;
  const { person, party } = asked;
  const babies = party.people.filter((one) => isBaby(one, party.departure)).length;
  if (babies === 0 || !isAdult(person, party.departure)) return 'onlyForMotherAndBaby';
  return holdersOf('mother_and_baby', asked) >= babies ? 'specialSeatAlreadySelected' : null;
}

function withChild({ traits, tier }: LayoutPlace, { party }: Asked): Restriction | null {
  if (!traits.includes('with_child')) return null;
  // Rail facts §11: seats ask for a child under 10, compartments for somebody under 18.
  const years = tier === null ? RAIL_AGES.child : RAIL_AGES.minor;
  return party.people.some((one) => isYounger(one, years, party.departure)) ? null : 'onlyWithChild';
}

function withAdult({ place }: LayoutPlace, { person, party, orders, car }: Asked): Restriction | null {
  const chosen = orders && isWhole(orders.reservation) ? findWhole(car, orders.reservation, [place.seat]) : null;
  const reservation = chosen ? chosen.reservationType : reservationOfPlace(car, place.seat);
  if (!isWhole(reservation) || isAdult(person, party.departure)) return null;
  const adults = adultsOf(party);
  // Two places at once are filled with the rest of the party.
  if (reservation === 'two_places_at_once') return adults.length > 0 ? null : 'oneAdultRequired';
  const seats = findWhole(car, reservation, [place.seat])?.seats ?? [];
  const isAccompanied = orders?.orders.some(
    ({ passenger, seat }) => adults.includes(passenger) && seat !== null && seats.includes(seat),
  );
  return isAccompanied ? null : 'oneAdultRequired';
}

function oneOfAKind({ traits }: LayoutPlace, asked: Asked): Restriction | null {
  const isTaken = ONE_FOR_A_PARTY.some((trait) => traits.includes(trait) && holdersOf(trait, asked) > 0);
  return isTaken ? 'specialSeatAlreadySelected' : null;
}

/** Counts the others of the party whose places have a trait. */
function holdersOf(trait: PlaceTrait, { car, orders, passenger }: Asked): number {
  return (orders?.orders ?? []).filter(
    (order) =>
      order.passenger !== passenger && order.seat !== null && findPlace(car, order.seat)?.traits.includes(trait),
  ).length;
}
