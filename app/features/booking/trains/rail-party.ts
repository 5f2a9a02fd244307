import { readTypedDate } from '~/dates/typed-date';
import type { Booking } from '~/upstream/booking/contract';
import { passengerTypes, typedDate, type PassengerValues } from '../passengers/form-values';
import type { RailParty, RailPerson } from './party';

/**
 * Reads who travels on a train from the values typed at step 1.
 * @param typed by passenger; what is not typed yet restricts nothing
 * @param locale language of typed month names
 */
export function railParty(
  { search, segments }: Pick<Booking, 'search' | 'segments'>,
  segmentIndex: number,
  typed: readonly PassengerValues[],
  locale: string,
): RailParty {
  const dates = segments.map(({ departureTime }) => departureTime.slice(0, 10));
  const firstDeparture = dates.toSorted()[0] ?? '';
  const segment = segments.find((one) => one.segmentIndex === segmentIndex);
  const [there, back] = search.trips;
  const isReturn =
    search.trips.length === 2 && there?.departure === back?.arrival && there?.arrival === back?.departure;
  const isThereByTrain = segments.some(({ tripIndex, transportKind }) => tripIndex === 0 && transportKind === 'train');
  return {
    people: passengerTypes(search.travelers).map((type, index) => person(type, typed[index] ?? {}, locale)),
    departure: segment?.departureTime.slice(0, 10) ?? firstDeparture,
    firstDeparture,
    isWayBack: isReturn && isThereByTrain && segment?.tripIndex === 1,
  };
}

function person(type: RailPerson['type'], values: PassengerValues, locale: string): RailPerson {
  const { gender, citizenship } = values;
  const birthday = readTypedDate(typedDate(values, 'birthday'), locale);
  return {
    type,
    gender: gender === 'm' || gender === 'f' ? gender : null,
    birthday: 'date' in birthday ? birthday.date : null,
    citizenship: citizenship ?? null,
  };
}
