import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { decidedGender, genderOfOthers, isOfCar } from './keep-choice';
import type { LayoutPlace } from './layout-places';
import type { TrainOrders } from './orders';
import { isBaby, isYounger, type RailParty } from './party';
import { isUpTo, RAIL_AGES } from './rail-ages';

/**
 * Why a passenger may not have a place (specification 2 §5, §8). `wholeOnly`: the compartment is sold as a whole;
 * `otherCompartment`: a reservation names one gender for all its compartments.
 */
export type Restriction =
  | 'onlyFemale'
  | 'onlyMale'
  | 'onlyForMotherAndBaby'
  | 'onlyWithChild'
  | 'specialSeatAlreadySelected'
  | 'otherCompartment'
  | 'wholeOnly';

export type RefusalFacts = {
  car: TrainCar;
  party: RailParty;
  passenger: number;
  /** The party's choice on this train. */
  chosen: TrainOrders | null;
};

/** Returns why a passenger may not have a place; null when they may, as far as what is typed tells. */
export function restrictionOf(
  { place, traits }: Pick<LayoutPlace, 'place' | 'traits'>,
  { car, party, passenger, chosen }: RefusalFacts,
): Restriction | null {
  const { people, departure } = party;
  const person = people[passenger];
  if (!person) return null;
  const isWhole = car.wholeCompartments.some(
    ({ reservationType, seats }) => reservationType.endsWith('_at_once') && seats.includes(place.seat),
  );
  if (isWhole) return 'wholeOnly';
  if (traits.includes('mother_and_baby')) {
    if (person.type !== 'adult' || !people.some((one) => isBaby(one, departure))) return 'onlyForMotherAndBaby';
    if (hasSpecialPlace(car, chosen, passenger)) return 'specialSeatAlreadySelected';
  }
  const hasChild = people.some((one) => isYounger(one, RAIL_AGES.minor, departure));
  if (traits.includes('with_child') && !hasChild) return 'onlyWithChild';
  const isExempt =
    person.birthday === null ? person.type !== 'adult' : isUpTo(RAIL_AGES.child, person.birthday, departure);
  if (!isExempt && place.gender === 'female' && person.gender === 'm') return 'onlyFemale';
  if (!isExempt && place.gender === 'male' && person.gender === 'f') return 'onlyMale';
  const [own, others] = [decidedGender(car, place.seat), genderOfOthers(chosen, car, passenger)];
  return own && others && own !== others ? 'otherCompartment' : null;
}

/** Returns true when somebody else of the party has a place for mother and baby. */
function hasSpecialPlace(car: TrainCar, chosen: TrainOrders | null, passenger: number): boolean {
  if (!chosen || !isOfCar(chosen, car)) return false;
  return chosen.orders.some(
    (order) =>
      order.passenger !== passenger &&
      car.places.some(({ seat, type }) => seat === order.seat && type.includes('mother')),
  );
}

/** Words a restriction. @param t reads the namespace `trains` */
export function restrictionText(code: Restriction, t: Translate): string {
  return t(`refused.${code}`);
}
