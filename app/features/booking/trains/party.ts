import type { CalendarDate } from '~/dates/calendar-date';
import { ageOn } from '~/dates/typed-date';
import type { PassengerType } from '~/upstream/booking/contract';
import { RAIL_AGES } from '~/market/rail-ages';
import { isUpTo } from './rail-ages';

/** A passenger as the rules of trains know them. Null is not typed yet, and restricts nothing until it is. */
export type RailPerson = {
  type: PassengerType;
  gender: 'm' | 'f' | null;
  birthday: CalendarDate | null;
  /** Code of the country: "RU". */
  citizenship: string | null;
};

/** The people on a train, in the order of the booking's passengers, and its dates. */
export type RailParty = {
  people: readonly RailPerson[];
  /** Local date of this train's departure. */
  departure: CalendarDate;
  /** Local date of the journey's first departure, by which tariffs count ages. */
  firstDeparture: CalendarDate;
  /** The train is on the way back of a journey there and back by train. */
  isWayBack: boolean;
};

/** Returns the age class on trains: an adult from the day after the tenth birthday. By the type while no birthday is known. */
export function ageClass({ type, birthday }: RailPerson, date: CalendarDate): PassengerType {
  if (birthday === null) return type;
  if (ageOn(birthday, date) < RAIL_AGES.infant) return 'infant';
  return isUpTo(RAIL_AGES.child, birthday, date) ? 'child' : 'adult';
}

/** Returns true for a passenger who may take a child along: booked as an adult and of that age. */
export function isAdult(person: RailPerson, date: CalendarDate): boolean {
  return person.type === 'adult' && ageClass(person, date) === 'adult';
}

/** Indexes of the adults. */
export function adultsOf({ people, departure }: Pick<RailParty, 'people' | 'departure'>): number[] {
  return people.flatMap((person, index) => (isAdult(person, departure) ? index : []));
}

/** Returns true for somebody younger than `years`, by birthday or, while none is known, by type. */
export function isYounger({ type, birthday }: RailPerson, years: number, date: CalendarDate): boolean {
  if (birthday !== null) return ageOn(birthday, date) < years;
  return type === 'infant' || (type === 'child' && years >= RAIL_AGES.child);
}

/** Returns true for somebody who may have no first birthday before the train leaves: the baby of "mother and baby". */
export function isBaby({ type, birthday }: RailPerson, date: CalendarDate): boolean {
  return birthday === null ? type === 'infant' : ageOn(birthday, date) < RAIL_AGES.baby;
}
