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

/** Returns all rules of form that a new password breaks. Letters of any alphabet count. */
export function lacksOf(password: string): PasswordCode[] {
  const { length } = [...password];
  const broken: Readonly<Partial<Record<PasswordCode, boolean>>> = {
    noSmallLetterPassword: !/\p{Ll}/u.test(password),
    noCapitalLetterPassword: !/\p{Lu}/u.test(password),
    noDigitPassword: !/\d/.test(password),
    tooShortPassword: length < PASSWORD_LENGTH.min,
    tooLongPassword: length > PASSWORD_LENGTH.max,
  };
  return PASSWORD_CODES.filter((code) => broken[code]);
}
