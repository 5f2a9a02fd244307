import { passwordFault } from '~/upstream/account/guessable-contract';
import { lacksOf, PASSWORD_CODES } from '~/upstream/account/password-contract';
import type { UpstreamError } from '~/upstream/error';
import { FAULT_OF_CODE, type PasswordFault } from './password';

/**
 * Returns the validation errors of a new password: everything that it lacks, so that one correction is enough; empty when
 * it is valid.
 * @param email of the account; null where only the account service knows it, which checks again
 */
export function newPasswordErrors(password: string, email: string | null): PasswordFault[] {
  if (password === '') return ['passwordRequired'];
  const lacks = lacksOf(password);
  const code = lacks.length > 0 ? null : passwordFault(password, email);
  return [...lacks, ...(code ? [code] : [])].map((one) => FAULT_OF_CODE[one]);
}

/** Returns the validation errors that the service found after our checks had passed. */
export function refusedFields({ fields }: Pick<UpstreamError, 'fields'>): {
  email: 'wrongEmail' | null;
  password: PasswordFault | null;
} {
  const code = fields.find(({ field }) => field === 'password')?.code;
  const known = PASSWORD_CODES.find((one) => one === code);
  const isEmail = fields.some(({ field }) => field === 'email');
  return { email: isEmail ? 'wrongEmail' : null, password: known ? FAULT_OF_CODE[known] : null };
}
