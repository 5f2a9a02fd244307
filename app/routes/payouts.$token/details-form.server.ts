import cardValidator from 'card-validator';
import { isValidIBAN } from 'ibantools';
import { cardDigits, numberEnd } from '~/features/booking/payment/card-brand.server';
import { secretField, textField } from '~/forms/fields.server';
import { LIMITS } from '~/forms/limits';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { defineForm, readFields, type ErrorKey } from '~/forms/submission.server';
import { PAYOUT_METHODS, type DestinationWire, type PayoutMethod } from '~/upstream/payout/contract';
import { PayoutDetails } from '~/upstream/payout/payout-details.server';
import { isAccountOfBank, isBic } from './bank-account';

export type DetailsField = 'pan' | 'iban' | 'bic' | 'account' | 'recipient';

/** A rejected first step, and the brand and end of a typed card number, which is not sent back. */
export type DetailsRejection = RejectedSubmission<DetailsField | 'method', 'details'> & { number: string | null };

type Faults = Partial<Record<DetailsField, ErrorKey>>;
type Read<Value> = { value: Value; faults?: undefined } | { faults: Faults; value?: undefined };
type Typed = Record<DetailsField, string>;

const FIRST_DIGITS = 12;

/**
 * The first step: where the money is to go. What is typed goes to the payout service and nowhere else; a card number is never
 * shown again.
 */
export const detailsForm = defineForm({
  name: 'details',
  fields: {
    method: textField(LIMITS.short),
    pan: secretField(LIMITS.card),
    iban: textField(LIMITS.iban),
    bic: textField(LIMITS.bankAccount),
    account: textField(LIMITS.bankAccount),
    recipient: textField(LIMITS.recipient),
  },
  check: (typed, { methods }: { methods: readonly PayoutMethod[] }, fail): PayoutDetails => {
    const method = methodOf(typed.method, methods);
    const number = READERS[method](typed);
    const recipient = readRecipient(typed.recipient);
    if (number.value && recipient.value) return new PayoutDetails({ ...number.value, recipient: recipient.value });
    const faults: Faults = { ...number.faults, ...recipient.faults };
    return fail(faults);
  },
});

/** Returns the chosen way, or the usual one. */
export function methodOf(chosen: string | null, methods: readonly PayoutMethod[]): PayoutMethod {
  return methods.find((one) => one === chosen) ?? methods[0] ?? PAYOUT_METHODS[0];
}

type NumberOf<Method extends PayoutMethod> = Omit<Extract<DestinationWire, { method: Method }>, 'recipient'>;
const READERS: { [Method in PayoutMethod]: (typed: Typed) => Read<NumberOf<Method>> } = {
  card: ({ pan: typed }) => {
    const pan = cardDigits(typed);
    if (pan === '') return { faults: { pan: 'panRequired' } };
    if (!/^\d+$/.test(pan)) return { faults: { pan: 'panDigits' } };
    const isValid = pan.length >= FIRST_DIGITS && cardValidator.number(pan).isValid;
    return isValid ? { value: { method: 'card', pan } } : { faults: { pan: 'panWrong' } };
  },
  iban: ({ iban: typed }) => {
    const iban = compact(typed);
    if (iban === '') return { faults: { iban: 'ibanRequired' } };
    return isValidIBAN(iban) ? { value: { method: 'iban', iban } } : { faults: { iban: 'ibanWrong' } };
  },
  bank_account: (typed) => {
    const [bic, account] = [compact(typed.bic), compact(typed.account)];
    const faults: Faults = {};
    if (bic === '') faults.bic = 'bicRequired';
    else if (!isBic(bic)) faults.bic = 'bicWrong';
    if (account === '') faults.account = 'accountRequired';
    else if (!/^\d{20}$/.test(account)) faults.account = 'accountDigits';
    else if (!faults.bic && !isAccountOfBank(account, bic)) faults.account = 'accountWrong';
    return Object.keys(faults).length > 0 ? { faults } : { value: { method: 'bank_account', bic, account } };
  },
};

/** People type numbers in groups: removes spaces, dashes and the word IBAN in front. */
function compact(typed: string): string {
  return cardDigits(typed)
    .toUpperCase()
    .replace(/^IBAN:?/, '');
}

/** Reads the name of the holder; banks return transfers without one. */
function readRecipient(typed: string): Read<string> {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (name === '') return { faults: { recipient: 'recipientRequired' } };
  if (name.length > LIMITS.recipient.max) return { faults: { recipient: 'maxCharacters' } };
  return /^[\p{L}\p{M}][\p{L}\p{M} .'’-]+$/u.test(name)
    ? { value: name }
    : { faults: { recipient: 'recipientLetters' } };
}

/**
 * Adds the end of a typed card number to the rejected step, and takes out what looks like one in another field: it may have
 * been typed there.
 */
export function withNumberEnd(
  rejected: RejectedSubmission<DetailsField | 'method', 'details'>,
  form: PostedForm,
): DetailsRejection {
  const { pan } = readFields(detailsForm, form);
  const values = Object.fromEntries(
    Object.entries(rejected.values).filter(([, value]) => numberEnd(value) === null),
  ) as DetailsRejection['values'];
  return { ...rejected, values, number: numberEnd(pan) };
}
