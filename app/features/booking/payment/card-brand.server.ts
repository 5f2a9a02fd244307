import cardValidator from 'card-validator';

/** Names of brands as written on cards, by their card-validator types. */
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
/** Fewer digits match too many brands. */
const DIGITS_NEEDED = 4;

/** Normalises a card number for the bank: removes spaces and dashes of any kind, converts full-width digits. */
export function cardDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Pd}\u2212\u200b-\u200f\u2060]/gu, '');
}

/** Returns the brand by the first digits of a number, "Visa"; null when it is unclear. */
export function cardBrand(typed: string): string | null {
  const digits = cardDigits(typed);
  if (digits.length < DIGITS_NEEDED || !/^\d+$/.test(digits)) return null;
  return NAMES[cardValidator.number(digits).card?.type ?? ''] ?? null;
}

/** Returns "Visa •••• 4242" for a number as long as cards have them, also a wrong one; null for any other text. */
export function numberEnd(typed: string): string | null {
  const digits = cardDigits(typed);
  if (!/^\d{12,19}$/.test(digits)) return null;
  const end = `•••• ${digits.slice(-4)}`;
  return [cardBrand(typed), end].filter((part) => part !== null).join(' ');
}

/** Returns the brand's name as written on cards, by its code ("visa"); an unknown code unchanged. */
export function brandName(code: string): string {
  return NAMES[code.toLowerCase()] ?? code;
}
