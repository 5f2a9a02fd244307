import { passwordFault } from '~/upstream/account/guessable-contract';
import { PASSWORD_CODES } from '~/upstream/account/password-contract';
import type { UpstreamError } from '~/upstream/error';
import { FAULT_OF_CODE, type PasswordFault } from './password';

/**
 * Returns the validation error of a new password; null when it is valid.
 * @param email of the account; null where only the account service knows it, which checks again
 */
export function newPasswordError(password: string, email: string | null): PasswordFault | null {
  if (password === '') return 'passwordRequired';
  const code = passwordFault(password, email);
  return code && FAULT_OF_CODE[code];
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
