import { ageOn } from '~/dates/typed-date';
import type { Translate } from '~/i18n/translate';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { LayoutPlace } from './layout-places';
import type { RailPerson } from './rail-people';

/** Why a passenger may not have a place (specification 2 §5, §8); `wholeOnly`: the compartment is sold as a whole. */
export type Restriction = 'onlyFemale' | 'onlyMale' | 'onlyForMotherAndBaby' | 'onlyWithChild' | 'wholeOnly';

export type RefusalFacts = {
  car: Pick<TrainCar, 'wholeCompartments'>;
  people: readonly RailPerson[];
  passenger: number;
  /** Local date of the train's departure. */
  date: string;
};

/** Up to this age, the tenth birthday included, the gender of a compartment does not matter. */
const EXEMPT_AGE = 10;

/** Returns why a passenger may not have a place; null when they may, as far as what is typed tells. */
export function restrictionOf(
  { place, traits }: Pick<LayoutPlace, 'place' | 'traits'>,
  { car, people, passenger, date }: RefusalFacts,
): Restriction | null {
  const person = people[passenger];
  const isWhole = car.wholeCompartments.some(
    ({ reservationType, seats }) => /_at_once$/.test(reservationType) && seats.includes(place.seat),
  );
  if (isWhole) return 'wholeOnly';
  if (traits.includes('mother_and_baby') && !people.some(({ type }) => type === 'infant'))
    return 'onlyForMotherAndBaby';
  if (traits.includes('with_child') && people.every(({ type }) => type === 'adult')) return 'onlyWithChild';
  if (!person || isExempt(person, date)) return null;
  if (place.gender === 'female' && person.gender === 'm') return 'onlyFemale';
  return place.gender === 'male' && person.gender === 'f' ? 'onlyMale' : null;
}

function isExempt({ type, birthday }: RailPerson, date: string): boolean {
  if (birthday === null) return type !== 'adult';
  const age = ageOn(birthday, date);
  return age < EXEMPT_AGE || (age === EXEMPT_AGE && birthday.slice(5) === date.slice(5));
}

/** Words a restriction. @param t reads the namespace `trains` */
export function restrictionText(code: Restriction, t: Translate): string {
  return t(`refused.${code}`);
}
