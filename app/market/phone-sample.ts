import { countryOf } from './countries';
import type { Market } from './market';

/** Returns the sample number in the visitor's country: beside the field, and in the message about a wrong number. */
export function phoneSample({ country }: Pick<Market, 'country'>): string {
  return countryOf(country).phone.sample;
}
