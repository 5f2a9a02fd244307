import { textOf } from '~/forms/form.server';
import { EMAIL_LENGTH, emailFault, readEmail, type EmailFault } from '~/forms/contacts.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';
import { passwordFault } from '~/upstream/account/guessable-contract';
import { PASSWORD_CODES, PASSWORD_LENGTH } from '~/upstream/account/password-contract';
import type { UpstreamError } from '~/upstream/error';
import { FAULT_OF_CODE, type PasswordFault } from './password';

/** No address or password is this long; longer input is cut before it is shown again. */
const MOST_TYPED = 254;

/** The typed address, with the normalised address or the key of its validation error (specification 3 §5). */
export type TypedEmail = { typed: string } & ({ email: string; fault: null } | { email: null; fault: EmailFault });

/** Reads an e-mail address. @param field name in the form */
export function emailOf(form: FormData, field = 'email'): TypedEmail {
  const typed = textOf(form, field);
  const email = readEmail(typed);
  if (email !== null) return { typed, email, fault: null };
  return { typed: typed.slice(0, MOST_TYPED), email, fault: emailFault(typed) };
}

/** Reads a password as typed, including spaces. */
export function passwordOf(form: FormData, field = 'password'): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}

/**
 * Reads a new password and its validation error.
 * @param email of the account; null where only the account service knows it, which checks again
 */
export function newPasswordOf(
  form: FormData,
  email: string | null,
  field = 'password',
): { password: string; fault: PasswordFault | null } {
  const password = passwordOf(form, field);
  if (password === '') return { password, fault: 'passwordRequired' };
  const code = passwordFault(password, email);
  return { password, fault: code && FAULT_OF_CODE[code] };
}

/** Maps the fields that the service refused after our checks had passed. */
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

/** Translates validation errors by field; skips fields without one. */
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
