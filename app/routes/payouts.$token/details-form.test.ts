import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { readSubmission } from '~/forms/submission.server';
import { PAYOUT_METHODS } from '~/upstream/payout/contract';
import { detailsForm, methodOf, withNumberEnd } from './details-form.server';

const t = (key: string) => key;

function posted(fields: Record<string, string>): PostedForm {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return new PostedForm(data);
}

function submit(fields: Record<string, string>) {
  return readSubmission(detailsForm, posted(fields), t, { methods: PAYOUT_METHODS });
}

const CARD = { method: 'card', pan: '5555 5555-5555 4444', recipient: ' Anna  Müller-Lüdenscheidt ' };
const IBAN = { method: 'iban', iban: 'IBAN: de89 3704 0044 0532 0130 00', recipient: 'Anna Müller' };
const ACCOUNT = { method: 'bank_account', bic: '044525225', account: '40817 810 9 3816 0925982', recipient: 'Anna' };

describe('the details of a payout', () => {
  it.each([
    [CARD, { method: 'card', pan: '5555555555554444', recipient: 'Anna Müller-Lüdenscheidt' }],
    [IBAN, { method: 'iban', iban: 'DE89370400440532013000', recipient: 'Anna Müller' }],
    [ACCOUNT, { method: 'bank_account', bic: '044525225', account: '40817810938160925982', recipient: 'Anna' }],
    [{ ...IBAN, iban: 'TR33 0006 1005 1978 6457 8413 26' }, { iban: 'TR330006100519786457841326' }],
    [{ ...IBAN, iban: 'GB29 NWBK 6016 1331 9268 19' }, { iban: 'GB29NWBK60161331926819' }],
    [{ ...CARD, pan: '2200 0000 0000 0004' }, { pan: '2200000000000004' }],
  ])('are read as people type them: %#', (typed, expected) => {
    expect(submit(typed).value?.reveal()).toMatchObject(expected);
  });

  it.each([
    [{ ...CARD, pan: '' }, { pan: 'panRequired' }],
    [{ ...CARD, pan: '5555 5555 5555 4445' }, { pan: 'panWrong' }],
    [{ ...CARD, pan: 'my card' }, { pan: 'panDigits' }],
    [{ ...IBAN, iban: '' }, { iban: 'ibanRequired' }],
    // A wrong digit, a wrong length for the country, and a country without IBANs.
    [{ ...IBAN, iban: 'DE88370400440532013000' }, { iban: 'ibanWrong' }],
    [{ ...IBAN, iban: 'DE8937040044053201300' }, { iban: 'ibanWrong' }],
    [{ ...IBAN, iban: 'US64SVBKUS6S3300958879' }, { iban: 'ibanWrong' }],
    [
      { ...ACCOUNT, bic: '', account: '' },
      { bic: 'bicRequired', account: 'accountRequired' },
    ],
    [{ ...ACCOUNT, bic: '123456789' }, { bic: 'bicWrong' }],
    [{ ...ACCOUNT, account: '408178109381609259' }, { account: 'accountDigits' }],
    [{ ...ACCOUNT, account: '40817810938160925983' }, { account: 'accountWrong' }],
    [{ ...ACCOUNT, recipient: '' }, { recipient: 'recipientRequired' }],
    [{ ...ACCOUNT, recipient: '4242424242424242' }, { recipient: 'recipientLetters' }],
    [{ ...ACCOUNT, recipient: '<b>Anna</b>' }, { recipient: 'recipientLetters' }],
    [{ ...ACCOUNT, recipient: 'A'.repeat(81) }, { recipient: 'maxCharacters' }],
    [{}, { pan: 'panRequired', recipient: 'recipientRequired' }],
  ])('have their errors at their fields: %#', (typed, expected) => {
    const { value, errors } = submit(typed);
    expect(value).toBeNull();
    expect(errors).toEqual(expected);
  });

  it('are shown again without card numbers, wherever those were typed', () => {
    const typed = {
      method: 'iban',
      iban: '4242 4242 4242 4242',
      recipient: '5555555555554444',
      pan: '4000000000000002',
    };
    const rejected = withNumberEnd(submit(typed).reject(), posted(typed));
    expect(JSON.stringify(rejected)).not.toMatch(/4242 4242|5555555555554444|4000000000000002/);
    expect(rejected.number).toBe('Visa •••• 0002');
    const iban = { ...IBAN, iban: 'DE88370400440532013000' };
    expect(withNumberEnd(submit(iban).reject(), posted(iban)).values).toMatchObject({ iban: 'DE88370400440532013000' });
  });

  it('are not written into a log, an error or a cookie', () => {
    const details = submit(CARD).value;
    expect([JSON.stringify({ details }), String(details), inspect({ details })].join(' ')).not.toMatch(/5555|Anna/);
  });

  it('go the usual way when another is typed into the address', () => {
    expect(methodOf('cash', ['card', 'iban'])).toBe('card');
    expect(methodOf('iban', ['card', 'iban'])).toBe('iban');
    expect(methodOf('iban', ['card'])).toBe('card');
  });
});
