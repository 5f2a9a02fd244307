import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { Refusal as ChoiceRefusal } from './choice-changes';
import { decidedGender, genderOfOthers } from './place-choice';
import type { LayoutPlace } from './layout-places';
import type { TrainOrders } from './orders';
import type { RailParty } from './party';
import { problemText, TARIFF_PROBLEMS } from './terms-words.server';
import { restrictionOf, type Restriction } from './restrictions';
import { reservationOfPlace } from './whole-compartments';

/**
 * Why the page does not offer a place. `wholeOnly`: the compartment is sold as a whole; `otherCompartment`: a reservation
 * names one gender for all its compartments.
 */
export type Refusal = Restriction | 'otherCompartment' | 'wholeOnly';

export type RefusalFacts = {
  car: TrainCar;
  party: RailParty;
  passenger: number;
  /** The party's choice on this train. */
  chosen: TrainOrders | null;
};

/** Returns why a passenger may not have a place; null when they may, as far as what is typed tells. */
export function refusalOfPlace(place: LayoutPlace, { car, party, passenger, chosen }: RefusalFacts): Refusal | null {
  const { seat } = place.place;
  if (reservationOfPlace(car, seat) !== 'usual') return 'wholeOnly';
  const [own, others] = [decidedGender(car, seat), genderOfOthers(chosen, car, passenger)];
  const isElsewhere = own !== null && others !== null && own !== others;
  return restrictionOf(place, { car, party, passenger, orders: chosen }) ?? (isElsewhere ? 'otherCompartment' : null);
}

const WORDED = [
  'onlyFemale',
  'onlyMale',
  'onlyForMotherAndBaby',
  'onlyWithChild',
  'oneAdultRequired',
  'specialSeatAlreadySelected',
  'otherCompartment',
  'wholeOnly',
] as const satisfies readonly Refusal[];

/** Words a refusal, of the page or of a choice. @param t reads the namespace `trains` */
export function refusalText(refusal: Refusal | ChoiceRefusal, t: Translate): string {
  if (refusal === 'otherGender') return t('refused.otherCompartment');
  if (refusal === 'tooManyTravellers') return t('refused.tooMany');
  if (refusal === 'unmetWishes') return t('refused.unmetWishes');
  const problem = TARIFF_PROBLEMS.find((one) => one === refusal);
  if (problem) return problemText(problem, t);
  // Nothing else is left but a place that is not free any more.
  return t(`refused.${WORDED.find((one) => one === refusal) ?? 'taken'}`);
}
