import enBooking from '../../locales/en/booking.json' with { type: 'json' };
import enErrors from '../../locales/en/errors.json' with { type: 'json' };
import enSearch from '../../locales/en/search.json' with { type: 'json' };
import ruBooking from '../../locales/ru/booking.json' with { type: 'json' };
import ruErrors from '../../locales/ru/errors.json' with { type: 'json' };
import ruSearch from '../../locales/ru/search.json' with { type: 'json' };
import { PASSWORD_LENGTH, type PasswordFault } from '~/features/account/auth/password';
import { NAME_LENGTH } from '~/forms/limits';
import { BRANDS } from '~/market/brands';
import { phoneSample } from '~/market/phone-sample';
import type { ShopOptions } from './fixtures';

type Brand = ShopOptions['brand'];

const ERRORS = { intl: enErrors, ru: ruErrors };
const BOOKING = { intl: enBooking, ru: ruBooking };
const SEARCH = { intl: enSearch, ru: ruSearch };

/** Returns the text of a search form error, by the name of its key. */
export function searchMessage(brand: Brand, key: keyof typeof enErrors.search, text = ''): string {
  return ERRORS[brand].search[key].replace('{{text}}', text);
}

/**
 * Returns the text of an error of steps 1 and 2. @param details `name` is proposed in Latin letters, `max` characters
 * are allowed
 */
export function fieldMessage(
  brand: Brand,
  key: keyof typeof enErrors.validation,
  { name = 'Ivanova', max = NAME_LENGTH } = {},
): string {
  return ERRORS[brand].validation[key]
    .replace('{{max}}', String(max))
    .replace('{{name}}', name)
    .replace('{{phone}}', phoneSample({ country: BRANDS[brand].defaultCountry }));
}

/** Returns the text of a password error. */
export function passwordMessage(brand: Brand, key: PasswordFault): string {
  const { min, max } = PASSWORD_LENGTH;
  return ERRORS[brand].validation[key].replace('{{min}}', String(min)).replace('{{max}}', String(max));
}

/** Returns "Passenger 2": the owner of an error, where there are several. */
export function passengerTitle(brand: Brand, number: number): string {
  return BOOKING[brand].step1.passenger.title.replace('{{number}}', String(number));
}

export type SearchMessageKey = keyof typeof enErrors.search;
export type FieldMessageKey = keyof typeof enErrors.validation;

/** Returns the title of the results page for a search in the past. */
export function pastSearchTitle(brand: Brand): string {
  return SEARCH[brand].past.title;
}
