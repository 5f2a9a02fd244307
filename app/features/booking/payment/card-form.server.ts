import cardValidator from 'card-validator';
import { typedText } from '~/forms/typed-text';
import { plainName, tidyName } from '../passengers/names';
import { earliestToday } from '~/dates/calendar-date';
import { cardDigits } from './card-brand.server';

/** Names of the fields; only the cardholder and the choice are ever shown again. */
export const CARD_FIELDS = {
  /** Id of a saved card, or `ANOTHER_CARD`. */
  saved: 'card.saved',
  pan: 'card.pan',
  cardholder: 'card.cardholder',
  expiry: 'card.expDateMonthYear',
  cvv: 'card.cvv',
} as const;
type CardField = keyof typeof CARD_FIELDS;

/** The choice to type a card. */
const ANOTHER_CARD = 'another';

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

type CardFaults = { ok: false; faults: Record<string, CardFault> };

const CARDHOLDER_LENGTH = 40;
/** Banks issue cards for fewer years than this. */
const LONGEST_VALIDITY_YEARS = 20;

/**
 * Checks what a shop can check of a card: length and check digit of the number, expiry, and the security code for its
 * brand (specification 2 §5). Stores nothing: the caller passes the card on and forgets it.
 */
export function readCard(form: FormData, now: Date): { ok: true; card: CheckedCard } | CardFaults {
  const faults: Record<string, CardFault> = {};
  const typed = (field: CardField) => typedIn(form, field);
  const read = <T>(field: CardField, result: { value: T } | { fault: CardFault }): T | null => {
    if ('value' in result) return result.value;
    faults[CARD_FIELDS[field]] = result.fault;
    return null;
  };
  const pan = read('pan', readPan(typed('pan')));
  const expiry = read('expiry', readExpiry(typed('expiry'), now));
  const cvv = read('cvv', readCvv(typed('cvv'), typed('pan')));
  const cardholder = read('cardholder', readCardholder(typed('cardholder')));
  if (pan === null || cardholder === null || expiry === null || cvv === null) return { ok: false, faults };
  return { ok: true, card: { pan, cardholder, expiry, cvv } };
}

/** Returns the id of the chosen saved card; null when a card is typed. */
export function chosenSavedCard(form: FormData): string | null {
  const chosen = typedIn(form, 'saved');
  return chosen === '' || chosen === ANOTHER_CARD ? null : chosen;
}

/**
 * Reads a saved card: only the security code is typed, three or four digits because the shop does not know the number.
 */
export function readSavedCard(form: FormData, cardId: string): { ok: true; card: CheckedSavedCard } | CardFaults {
  const cvv = readCvv(typedIn(form, 'cvv'), '');
  if ('fault' in cvv) return { ok: false, faults: { [CARD_FIELDS.cvv]: cvv.fault } };
  return { ok: true, card: { cardId, cvv: cvv.value } };
}

function typedIn(form: FormData, field: CardField): string {
  return typedText(form.get(CARD_FIELDS[field])).slice(0, 100);
}

type Read = { value: string } | { fault: CardFault };

function readPan(typed: string): Read {
  const digits = cardDigits(typed);
  if (digits === '') return { fault: 'panRequired' };
  if (!/^\d+$/.test(digits)) return { fault: 'panDigits' };
  return digits.length >= 12 && cardValidator.number(digits).isValid ? { value: digits } : { fault: 'panWrong' };
}

/** Reads the cardholder in the plain letters printed on cards: "José Müller" becomes JOSE MULLER. */
function readCardholder(typed: string): Read {
  const name = plainName(tidyName(typed)).toUpperCase();
  if (name === '') return { fault: 'cardholderRequired' };
  if (name.length > CARDHOLDER_LENGTH) return { fault: 'maxCharacters' };
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
