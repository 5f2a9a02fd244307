import { COUNTRIES, countryOf } from './countries';
import type { Market } from './market';

/** Returns the sample number in the visitor's country: beside the field, and in the message about a wrong number. */
export function phoneSample({ country }: Pick<Market, 'country'>): string {
  return countryOf(country).phone.sample;
}

/** Returns the sample number of the country whose code was typed; that of the visitor's country for any other number. */
export function sampleLike(typed: string, market: Pick<Market, 'country'>): string {
  const digits = typed.replace(/^\s*00/, '+').replace(/[^+\d]/g, '');
  const own = countryOf(market.country).phone;
  const meant = Object.values(COUNTRIES)
    .map(({ phone }) => phone)
    .filter(({ code }) => digits.startsWith(code))
    .sort((one, other) => other.code.length - one.code.length)[0];
  return meant && meant.code !== own.code ? meant.sample : own.sample;
}
