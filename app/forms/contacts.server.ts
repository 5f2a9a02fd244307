import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { EMAIL_LENGTH } from './limits';

/** The usual address: Latin local part, Latin domain (specification 2 §5, the standard pattern). */
const STANDARD =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** The second pattern: letters of any alphabet, as in иван@почта.рф. */
const INTERNATIONAL = /^[\p{L}\p{N}._+-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}$/u;

/** The address in lower case, or null when it is none: `emailFault` says why. */
export function readEmail(typed: string): string | null {
  const email = typed.normalize('NFKC').trim().toLowerCase();
  if (email.length > EMAIL_LENGTH || /^\.|\.@|\.\./.test(email) || mixesAlphabets(email)) return null;
  return STANDARD.test(email) || INTERNATIONAL.test(email) ? email : null;
}

export type EmailFault = 'emailRequired' | 'maxCharacters' | 'oneAlphabet' | 'wrongEmail';

/** Message keys for an address that `readEmail` rejects. */
export function emailFault(typed: string): EmailFault {
  const { length } = typed.trim();
  if (length === 0) return 'emailRequired';
  if (length > EMAIL_LENGTH) return 'maxCharacters';
  return mixesAlphabets(typed) ? 'oneAlphabet' : 'wrongEmail';
}

/** "anna@mаil.ru" with a Cyrillic "а": a slip of the keyboard that nobody sees, and the ticket would get lost. */
function mixesAlphabets(email: string): boolean {
  return email.split(/[@.]/).some((part) => /\p{Script=Cyrillic}/u.test(part) && /\p{Script=Latin}/u.test(part));
}

/**
 * The number in E.164 ("+79161234567"), or null when it is none, or there is something beside it.
 * @param country where a number without a country code is taken to be
 */
export function readPhone(typed: string, country: CountryCode): string | null {
  const phone = parsePhoneNumberFromString(typed.normalize('NFKC'), { defaultCountry: country, extract: false });
  return phone?.isValid() ? phone.number : null;
}
