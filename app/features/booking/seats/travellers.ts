import { passengerTypes } from '../passengers/form-values';
import type { Translate } from '~/i18n/translate';
import type { Booking, PassengerType } from '~/upstream/booking/contract';

/** A person who travels. Visitors who may not see a name see its number. */
export type Traveller = {
  index: number;
  type: PassengerType;
  name: string;
  /** A sign that fits into a seat: the initials of a typed name, or the passenger's number. */
  mark: string;
  typeText: string;
};

/**
 * Lists who travels.
 * @param known names by passenger index, as far as the visitor may see them: this browser's draft, or the tickets
 * @param tBooking reads the namespace `booking`
 */
export function travellers({ search }: Booking, known: readonly string[], tBooking: Translate): Traveller[] {
  const types = passengerTypes(search.travelers);
  const names = types.map((_, index) => known[index] ?? '');
  const initials = names.map(initialsOf);
  return types.map((type, index) => {
    const own = initials[index];
    const isClear = own && initials.filter((one) => one === own).length === 1;
    return {
      index,
      type,
      name: names[index] || tBooking('step1.passenger.title', { number: index + 1 }),
      mark: isClear ? own : String(index + 1),
      typeText: tBooking(`passengerTypes.${type}`),
    };
  });
}

/** Returns the first letters of the first and the last word: "Anna Maria Ivanova" → "AI"; "" without a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/);
  return [...new Set([words[0] ?? '', words.at(-1) ?? ''])]
    .map((word) => (/\p{L}/u.exec(word)?.[0] ?? '').toLocaleUpperCase())
    .join('');
}
