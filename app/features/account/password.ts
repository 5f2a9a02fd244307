/** Specification 3 §9. */
export const PASSWORD_LENGTH = { min: 6, max: 100 } as const;

/** What a password lacks, as keys below `validation` in `locales/<language>/errors.json` (specification 1 §5, 3 §5). */
export type PasswordFault =
  | 'passwordRequired'
  | 'passwordNoLowercase'
  | 'passwordNoUppercase'
  | 'passwordNoDigit'
  | 'passwordTooShort'
  | 'passwordTooLong';

/** The first thing that a new password lacks; null for a good one. Letters of any alphabet count. */
export function passwordFault(password: string): PasswordFault | null {
  if (password === '') return 'passwordRequired';
  if (!/\p{Ll}/u.test(password)) return 'passwordNoLowercase';
  if (!/\p{Lu}/u.test(password)) return 'passwordNoUppercase';
  if (!/\d/.test(password)) return 'passwordNoDigit';
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'passwordTooShort';
  return length > PASSWORD_LENGTH.max ? 'passwordTooLong' : null;
}
