import type { PasswordCode } from '~/upstream/account/password-contract';

export { PASSWORD_LENGTH } from '~/upstream/account/password-contract';

/**
 * Validation errors of a password, as keys below `validation` in `locales/<language>/errors.json` (specification 3 §5).
 */
export type PasswordFault = 'passwordRequired' | (typeof FAULT_OF_CODE)[PasswordCode];

/** Maps the account service's error codes to validation errors. */
export const FAULT_OF_CODE = {
  noSmallLetterPassword: 'passwordNoLowercase',
  noCapitalLetterPassword: 'passwordNoUppercase',
  noDigitPassword: 'passwordNoDigit',
  tooShortPassword: 'passwordTooShort',
  tooLongPassword: 'passwordTooLong',
  emailInPassword: 'passwordHoldsEmail',
  commonPassword: 'passwordCommon',
} as const satisfies Record<PasswordCode, string>;
