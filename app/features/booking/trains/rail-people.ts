import { readTypedDate } from '~/dates/typed-date';
import type { Booking, PassengerType } from '~/upstream/booking/contract';
import { passengerTypes, typedDate, type PassengerValues } from '../passengers/form-values';

/** A passenger as the rules of places know them: what is not typed yet is null. */
export type RailPerson = { type: PassengerType; gender: 'm' | 'f' | null; birthday: string | null };

/** Reads the people of a booking from the values typed at step 1. @param locale language of typed month names */
export function railPeople(
  { search }: Pick<Booking, 'search'>,
  typed: readonly PassengerValues[],
  locale: string,
): RailPerson[] {
  return passengerTypes(search.travelers).map((type, index) => {
    const values = typed[index] ?? {};
    const gender = values.gender === 'm' || values.gender === 'f' ? values.gender : null;
    return { type, gender, birthday: isoOf(values, locale) };
  });
}

function isoOf(values: PassengerValues, locale: string): string | null {
  const read = readTypedDate(typedDate(values, 'birthday'), locale);
  return 'date' in read ? read.date : null;
}
