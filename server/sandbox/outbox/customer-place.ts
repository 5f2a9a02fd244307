import { isCountry, type CountryCode } from '~/market/countries';
import { letterLanguage, type LetterLanguage } from './letter-language';

/** The language and the country that decide on clocks and units in a customer's letters. */
export type CustomerPlace = { locale: LetterLanguage; country: CountryCode };

/** Returns the place of a customer; without a country one that counts 24 hours and kilograms. */
export function placeOf({ language, country }: { language: string; country: string | null }): CustomerPlace {
  return { locale: letterLanguage(language), country: isCountry(country) ? country : 'GB' };
}
