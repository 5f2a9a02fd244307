import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** RFC 5321's limit. */
export const EMAIL_LENGTH = 100;

/** The usual address: Latin local part, Latin domain (specification 2 §5, the standard pattern). */
const STANDARD =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** The second pattern: letters of any alphabet, as in иван@почта.рф. */
const INTERNATIONAL = /^[\p{L}\p{N}._+-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** The address in lower case, or null when it is none. */
export function readEmail(typed: string): string | null {
  const email = typed.trim().toLowerCase();
  if (email.length > EMAIL_LENGTH || /^\.|\.@|\.\./.test(email)) return null;
  return STANDARD.test(email) || INTERNATIONAL.test(email) ? email : null;
}

/**
 * The number in E.164 ("+79161234567"), or null when it is none.
 * @param country where a number without a country code is taken to be
 */
export function readPhone(typed: string, country: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(typed, country);
  return phone?.isValid() ? phone.number : null;
}
