import type { Cabin } from '~/upstream/search/contract';
import type { FareFamily } from '../../search/offers/offer';

/** Letters that most carriers use for a fare family of a cabin. */
const LETTERS: Readonly<Record<Cabin, Record<FareFamily, string>>> = {
  economy: { light: 'T', standard: 'M', flexible: 'Y' },
  premium_economy: { light: 'S', standard: 'W', flexible: 'P' },
  business: { light: 'D', standard: 'C', flexible: 'J' },
  first: { light: 'A', standard: 'F', flexible: 'F' },
};

/** Returns the class letter of a ticket: "M" for standard economy. */
export function bookingClass(cabin: Cabin, family: FareFamily): string {
  return LETTERS[cabin][family];
}
