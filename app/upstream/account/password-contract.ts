/** Rules for a new password (specification 3 §5, §9). */

/** In characters, not in code units. */
export const PASSWORD_LENGTH = { min: 6, max: 100 } as const;

/** `code` of a password field in `data.fields` of a ValidationError (specification 3 §8). */
export const PASSWORD_CODES = [
  'noSmallLetterPassword',
  'noCapitalLetterPassword',
  'noDigitPassword',
  'tooShortPassword',
  'tooLongPassword',
  'emailInPassword',
  'commonPassword',
] as const;
export type PasswordCode = (typeof PASSWORD_CODES)[number];

/** Returns the first rule that a new password breaks; null when it breaks none. Letters of any alphabet count. */
export function lackOf(password: string): PasswordCode | null {
  if (!/\p{Ll}/u.test(password)) return 'noSmallLetterPassword';
  if (!/\p{Lu}/u.test(password)) return 'noCapitalLetterPassword';
  if (!/\d/.test(password)) return 'noDigitPassword';
  const { length } = [...password];
  if (length < PASSWORD_LENGTH.min) return 'tooShortPassword';
  return length > PASSWORD_LENGTH.max ? 'tooLongPassword' : null;
}
