import cardValidator from 'card-validator';

/** Brands by what card-validator calls them, as they are written on the cards. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  mir: 'Mir',
  'american-express': 'American Express',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  jcb: 'JCB',
  'diners-club': 'Diners Club',
  discover: 'Discover',
};
/** Fewer digits fit too many brands. */
const DIGITS_NEEDED = 4;

/**
 * The card number as the bank takes it: without spaces and dashes of any kind, and with the digits of full-width
 * keyboards as plain ones.
 */
export function cardDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Pd}\u2212\u200b-\u200f\u2060]/gu, '');
}

/** "Visa", by the first digits of a number; null when they do not tell. */
export function cardBrand(typed: string): string | null {
  const digits = cardDigits(typed);
  if (digits.length < DIGITS_NEEDED || !/^\d+$/.test(digits)) return null;
  return NAMES[cardValidator.number(digits).card?.type ?? ''] ?? null;
}

/** A brand as it is written on its cards, by its code ("visa"); an unknown code as it is. */
export function brandName(code: string): string {
  return NAMES[code.toLowerCase()] ?? code;
}
