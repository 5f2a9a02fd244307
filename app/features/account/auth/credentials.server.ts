import { passwordFault } from '~/upstream/account/guessable-contract';
import { PASSWORD_CODES } from '~/upstream/account/password-contract';
import type { UpstreamError } from '~/upstream/error';
import { FAULT_OF_CODE, type PasswordFault } from './password';

/**
 * What is wrong with a password to be set; null when nothing is.
 * @param email of the account; null where only the account service knows it, which checks again
 */
export function newPasswordError(password: string, email: string | null): PasswordFault | null {
  if (password === '') return 'passwordRequired';
  const code = passwordFault(password, email);
  return code && FAULT_OF_CODE[code];
}

/** Errors at fields that the service found in a form that we took for valid. */
export function refusedFields({ fields }: Pick<UpstreamError, 'fields'>): {
  email: 'wrongEmail' | null;
  password: PasswordFault | null;
} {
  const code = fields.find(({ field }) => field === 'password')?.code;
  const known = PASSWORD_CODES.find((one) => one === code);
  const isEmail = fields.some(({ field }) => field === 'email');
  return { email: isEmail ? 'wrongEmail' : null, password: known ? FAULT_OF_CODE[known] : null };
}
