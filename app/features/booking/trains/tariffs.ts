import { addDays, type CalendarDate } from '~/dates/calendar-date';
import { ageOn } from '~/dates/typed-date';
import type { PassengerType } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import { RAIL_AGES } from '~/market/rail-ages';
import type { TrainOrders } from './orders';
import { adultsOf, isYounger, type RailParty, type RailPerson } from './party';
import { isUpTo } from './rail-ages';
import { TARIFFS, type TariffRule } from './tariff-table';
import { isWhole } from './whole-compartments';

/** Why a passenger cannot travel on a tariff. */
export type TariffProblem =
  | 'unknownTerms'
  | 'notInThisCar'
  | 'notInWholeCompartment'
  | 'onlyChildren'
  | 'tooYoung'
  | 'tooOld'
  | 'onlyCitizensOfRussia'
  | 'adultRequired'
  | 'adultTaken'
  | 'onlyWayBack'
  | 'noBirthdayNear'
  | 'noFamily'
  | 'onlyWholeTwoPlaces';

export type TariffFacts = {
  car: Pick<TrainCar, 'type' | 'tariffs' | 'isChildTariffAllowed'>;
  party: RailParty;
  /** Index of the passenger. */
  passenger: number;
  /** The party's choices so far; null for none. */
  orders: Pick<TrainOrders, 'reservation' | 'orders'> | null;
};

/** A tariff on offer to a passenger. */
export type TariffOffer = {
  type: RailTariff;
  /** A part of the price for an adult. */
  percent: number;
  hasPlace: boolean;
  /** The fare never comes back. */
  isOnlyNonRefundable: boolean;
};

/** The ages that a booked type leaves open while no birthday is known. */
const AGES_OF_TYPE: Readonly<Record<PassengerType, { from: number; to: number }>> = {
  infant: { from: 0, to: RAIL_AGES.infant - 1 },
  child: { from: RAIL_AGES.infant, to: RAIL_AGES.airAdult - 1 },
  adult: { from: RAIL_AGES.child, to: Infinity },
};
const DAYS_AROUND_BIRTHDAY = 7;
const MOST_PARENTS = 2;

/** Returns the tariff without a choice: that of the passenger's type and, once known, age. */
export function defaultTariff(person: RailPerson, { car, party }: Pick<TariffFacts, 'car' | 'party'>): RailTariff {
  if (person.type === 'infant') return 'free_child';
  if (person.type === 'adult' || !car.isChildTariffAllowed || !isListed('child', car)) return 'full';
  return ageProblem(person, TARIFFS.child, party.firstDeparture) === null ? 'child' : 'full';
}

/** Returns a tariff's part of the adult price; null for one that the car does not have. */
export function percentOf(tariff: RailTariff, { tariffs }: Pick<TrainCar, 'tariffs'>): number | null {
  const listed = tariffs.find(({ type }) => type === tariff)?.percent;
  return listed ?? (tariff === 'full' ? 100 : tariff === 'free_child' ? 0 : null);
}

/** Returns true for a tariff on which the fare never comes back in this car. */
export function isOnlyNonRefundable(tariff: RailTariff, { tariffs }: Pick<TrainCar, 'tariffs'>): boolean {
  const listed = tariffs.find(({ type }) => type === tariff)?.isOnlyNonRefundable ?? false;
  return listed || (TARIFFS[tariff].isNonRefundable ?? false);
}

/** Lists the tariffs that a passenger may take in a car, in the order of the table, as far as what is typed tells. */
export function tariffsFor(facts: TariffFacts): TariffOffer[] {
  return (Object.keys(TARIFFS) as RailTariff[])
    .filter((type) => tariffProblem(type, facts) === null)
    .map((type) => ({
      type,
      percent: percentOf(type, facts.car) ?? 100,
      hasPlace: TARIFFS[type].hasPlace,
      isOnlyNonRefundable: isOnlyNonRefundable(type, facts.car),
    }));
}

/** Returns why a passenger cannot travel on a tariff; null when they can, as far as what is typed tells. */
export function tariffProblem(tariff: RailTariff, facts: TariffFacts): TariffProblem | null {
  const { car, party, passenger, orders } = facts;
  const rule = TARIFFS[tariff];
  const person = party.people[passenger];
  if (!rule.isKnown || !person) return 'unknownTerms';
  if (percentOf(tariff, car) === null || (tariff === 'child' && !car.isChildTariffAllowed)) return 'notInThisCar';
  if (rule.isForChildren && person.type === 'adult') return 'onlyChildren';
  if (rule.hasPlace && tariff !== 'full' && orders && isWhole(orders.reservation)) return 'notInWholeCompartment';
  const { citizenship } = person;
  if (rule.isForCitizens && citizenship !== null && citizenship !== 'RU') return 'onlyCitizensOfRussia';
  return (
    ageProblem(person, rule, party.firstDeparture) ??
    conditionProblem(rule, facts) ??
    (rule.hasPlace ? null : adultProblem(tariff, facts))
  );
}

function isListed(tariff: RailTariff, { tariffs }: Pick<TrainCar, 'tariffs'>): boolean {
  return tariffs.some(({ type }) => type === tariff);
}

function ageProblem({ type, birthday }: RailPerson, rule: TariffRule, date: CalendarDate) {
  const { from = 0, upTo = Infinity, under = Infinity } = rule;
  const ages = birthday === null ? AGES_OF_TYPE[type] : { from: ageOn(birthday, date), to: ageOn(birthday, date) };
  if (ages.to < from) return 'tooYoung';
  const isTooOld = birthday === null || upTo === Infinity ? ages.from > upTo : !isUpTo(upTo, birthday, date);
  return isTooOld || ages.from >= under ? 'tooOld' : null;
}

function conditionProblem({ needs }: TariffRule, { car, party, orders }: TariffFacts): TariffProblem | null {
  switch (needs) {
    case 'wayBack':
      return party.isWayBack ? null : 'onlyWayBack';
    case 'birthdayNear':
      return party.people.some(({ birthday }) => birthday === null || isNear(birthday, party.departure))
        ? null
        : 'noBirthdayNear';
    case 'family':
      return car.type === 'compartment' && isFamily(party) ? null : 'noFamily';
    case 'wholeTwoPlaces':
      return orders?.reservation === 'two_places_at_once' || orders?.reservation === 'single'
        ? null
        : 'onlyWholeTwoPlaces';
    default:
      return null;
  }
}

/** Returns true when a birthday falls within a week before or after a date. */
function isNear(birthday: CalendarDate, date: CalendarDate): boolean {
  const from = addDays(date, -DAYS_AROUND_BIRTHDAY - 1);
  const to = addDays(date, DAYS_AROUND_BIRTHDAY);
  // A birthday lies within the days after which somebody is older than before them.
  return ageOn(birthday, to) > Math.max(0, ageOn(birthday, from));
}

/** Returns true for one or two grown-ups with children under 18. */
function isFamily({ people, firstDeparture }: RailParty): boolean {
  const minors = people.filter((person) => isYounger(person, RAIL_AGES.minor, firstDeparture)).length;
  const grown = people.length - minors;
  return minors > 0 && grown > 0 && grown <= MOST_PARENTS;
}

/** Returns why no adult can take a child without a place along: each takes one of each tariff. */
function adultProblem(tariff: RailTariff, { party, passenger, orders }: TariffFacts): TariffProblem | null {
  const adults = adultsOf(party);
  if (adults.length === 0) return 'adultRequired';
  const others = party.people.flatMap((person, index) => {
    const order = orders?.orders.find((one) => one.passenger === index);
    const own = order?.tariff ?? (person.type === 'infant' ? 'free_child' : null);
    return index !== passenger && own === tariff ? [order?.adult ?? null] : [];
  });
  const wanted = orders?.orders.find((one) => one.passenger === passenger);
  if (wanted?.tariff === tariff && wanted.adult !== null && !adults.includes(wanted.adult)) return 'adultRequired';
  const isTaken = wanted?.tariff === tariff && wanted.adult !== null && others.includes(wanted.adult);
  return isTaken || others.length >= adults.length ? 'adultTaken' : null;
}
