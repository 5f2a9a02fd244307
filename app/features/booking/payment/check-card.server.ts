import cardValidator from 'card-validator';
import { earliestToday } from '~/dates/calendar-date';
import { LIMITS } from '~/forms/limits';
import { plainName, tidyName } from '../passengers/names';
import { cardDigits } from './card-brand.server';

/** The fields as typed and chosen. */
export type TypedCard = Readonly<Record<'saved' | 'pan' | 'expDateMonthYear' | 'cvv' | 'cardholder', string>>;

/** Message keys in `errors.json`, section `validation`. */
export type CardFault =
  | 'panRequired'
  | 'panDigits'
  | 'panWrong'
  | 'cardholderRequired'
  | 'latinOnly'
  | 'maxCharacters'
  | 'expiryDateRequired'
  | 'expiryMonthRequired'
  | 'expiryYearRequired'
  | 'expiryMonthWrong'
  | 'expiryWrong'
  | 'cardExpired'
  | 'cvvRequired'
  | 'cvvThreeDigits'
  | 'cvvFourDigits';

/** `pan` has digits only, `expiry` is MM/YY, `cardholder` is in capitals. */
export type CheckedCard = { pan: string; cardholder: string; expiry: string; cvv: string };
export type CheckedSavedCard = { cardId: string; cvv: string };

/** By field name, in form order. */
type CardErrors = { errors: Partial<Record<`card.${keyof TypedCard}`, CardFault>> };

/** Banks issue cards for fewer years than this. */
const LONGEST_VALIDITY_YEARS = 20;

/**
 * Checks what a shop can check of a card: length and check digit of the number, expiry, and the security code for its
 * brand (specification 2 §5).
 */
export function readCard(typed: TypedCard, now: Date): { card: CheckedCard } | CardErrors {
  const pan = readPan(typed.pan);
  const expiry = readExpiry(typed.expDateMonthYear, now);
  const cvv = readCvv(typed.cvv, typed.pan);
  const cardholder = readCardholder(typed.cardholder);
  if ('value' in pan && 'value' in expiry && 'value' in cvv && 'value' in cardholder) {
    const card = { pan: pan.value, cardholder: cardholder.value, expiry: expiry.value, cvv: cvv.value };
    return { card };
  }
  const errors: CardErrors['errors'] = {};
  if ('fault' in pan) errors['card.pan'] = pan.fault;
  if ('fault' in expiry) errors['card.expDateMonthYear'] = expiry.fault;
  if ('fault' in cvv) errors['card.cvv'] = cvv.fault;
  if ('fault' in cardholder) errors['card.cardholder'] = cardholder.fault;
  return { errors };
}

/**
 * Reads a saved card: only the security code is typed, three or four digits because the shop does not know the number.
 */
export function readSavedCard(typed: TypedCard): { card: CheckedSavedCard } | CardErrors {
  const cvv = readCvv(typed.cvv, '');
  if ('fault' in cvv) return { errors: { 'card.cvv': cvv.fault } };
  return { card: { cardId: typed.saved, cvv: cvv.value } };
}

type Read = { value: string } | { fault: CardFault };

function readPan(typed: string): Read {
  const digits = cardDigits(typed);
  if (digits === '') return { fault: 'panRequired' };
  if (!/^\d+$/.test(digits)) return { fault: 'panDigits' };
  return digits.length >= 12 && cardValidator.number(digits).isValid ? { value: digits } : { fault: 'panWrong' };
}

/** Reads the cardholder in the plain letters printed on cards: "José Müller" becomes JOSE MULLER. */
export function readCardholder(typed: string): Read {
  const name = plainName(tidyName(typed)).toUpperCase();
  if (name === '') return { fault: 'cardholderRequired' };
  if (name.length > LIMITS.cardholder.max) return { fault: 'maxCharacters' };
  return /^[A-Z][A-Z .'/-]*$/.test(name) ? { value: name } : { fault: 'latinOnly' };
}

/** Reads MM/YY, and also MMYY and MM/YYYY with any separator. A card is valid until its month has ended everywhere. */
function readExpiry(typed: string, now: Date): Read {
  if (typed === '') return { fault: 'expiryDateRequired' };
  const match = /^(\d{0,2})\s*[/.\-\s]?\s*(\d{4}|\d{0,2})$/.exec(typed);
  if (!match) return { fault: 'expiryWrong' };
  const [, month = '', year = ''] = match;
  if (month === '') return { fault: 'expiryMonthRequired' };
  if (year === '') return { fault: 'expiryYearRequired' };
  if (Number(month) < 1 || Number(month) > 12) return { fault: 'expiryMonthWrong' };
  if (year.length === 1 || (month.length === 1 && !/[/.\-\s]/.test(typed))) return { fault: 'expiryWrong' };
  const fullYear = year.length === 4 ? year : `20${year}`;
  const today = earliestToday(now);
  const twoDigitMonth = month.padStart(2, '0');
  if (`${fullYear}-${twoDigitMonth}` < today.slice(0, 7)) return { fault: 'cardExpired' };
  if (Number(fullYear) > Number(today.slice(0, 4)) + LONGEST_VALIDITY_YEARS) return { fault: 'expiryWrong' };
  return { value: `${twoDigitMonth}/${fullYear.slice(2)}` };
}

/** Reads the security code: three digits, or four for brands with four; either while the number is unknown. */
function readCvv(typed: string, pan: string): Read {
  if (typed === '') return { fault: 'cvvRequired' };
  const size = cardValidator.number(cardDigits(pan)).card?.code.size;
  if (size === 4) return /^\d{4}$/.test(typed) ? { value: typed } : { fault: 'cvvFourDigits' };
  return (size === undefined ? /^\d{3,4}$/ : /^\d{3}$/).test(typed) ? { value: typed } : { fault: 'cvvThreeDigits' };
}
