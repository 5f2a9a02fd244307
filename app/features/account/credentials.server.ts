import { textOf } from '~/bff/form.server';
import { EMAIL_LENGTH, emailFault, readEmail, type EmailFault } from '~/features/passengers/contacts.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';
import { PASSWORD_CODES, type PasswordCode } from '~/upstream/account/contract';
import type { UpstreamError } from '~/upstream/error';
import { PASSWORD_LENGTH, passwordFault, type PasswordFault } from './password';

/** No address and no password is as long; more is not shown again. */
const MOST_TYPED = 254;

/** What was typed as an address, and the address or the key of what is wrong with it (specification 3 §5). */
export type TypedEmail = { typed: string } & ({ email: string; fault: null } | { email: null; fault: EmailFault });

/** @param field name in the form */
export function emailOf(form: FormData, field = 'email'): TypedEmail {
  const typed = textOf(form, field);
  const email = readEmail(typed);
  if (email !== null) return { typed, email, fault: null };
  return { typed: typed.slice(0, MOST_TYPED), email, fault: emailFault(typed) };
}

/** A password as it was typed: spaces belong to it. */
export function passwordOf(form: FormData, field = 'password'): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/** A password to be set, and the key of what it lacks. */
export function newPasswordOf(form: FormData): { password: string; fault: PasswordFault | null } {
  const password = passwordOf(form);
  return { password, fault: passwordFault(password) };
}

const FAULT_OF_CODE: Readonly<Record<PasswordCode, PasswordFault>> = {
  noSmallLetterPassword: 'passwordNoLowercase',
  noCapitalLetterPassword: 'passwordNoUppercase',
  noDigitPassword: 'passwordNoDigit',
  tooShortPassword: 'passwordTooShort',
  tooLongPassword: 'passwordTooLong',
};

/** What the service refused of a form that we took for good, by field. */
export function refusedFields({ fields }: Pick<UpstreamError, 'fields'>): {
  email: 'wrongEmail' | null;
  password: PasswordFault | null;
} {
  const code = fields.find(({ field }) => field === 'password')?.code;
  const known = PASSWORD_CODES.find((one) => one === code);
  const isEmail = fields.some(({ field }) => field === 'email');
  return { email: isEmail ? 'wrongEmail' : null, password: known ? FAULT_OF_CODE[known] : null };
}

type FieldFault = TypedEmail['fault'] | PasswordFault | 'privacyConsentRequired';

/** Faults by field in words; fields without one are left out. */
export function wordsOf(faults: Readonly<Record<string, FieldFault>>, locale: Locale): Record<string, string> {
  const t = getTranslator(locale, 'errors');
  const wrong = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : []));
  const { min, max } = PASSWORD_LENGTH;
  return Object.fromEntries(
    wrong.map(([field, fault]) => [
      field,
      t(`validation.${fault}`, { min, max: fault === 'maxCharacters' ? EMAIL_LENGTH : max }),
    ]),
  );
}
