import { describe, expect, it } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { readSubmission } from '~/forms/submission.server';
import { cardBrand } from './card-brand.server';
import { cardForm, withNumber } from './card-form.server';
import type { CardFault } from './check-card.server';

const now = new Date('2031-03-15T12:00:00Z');
const good = {
  'card.pan': '4242 4242 4242 4242',
  'card.cardholder': 'Anna O’Neil',
  'card.expDateMonthYear': '03/31',
  'card.cvv': '123',
};

type Typed = Partial<Record<keyof typeof good | 'card.saved', string>>;

function read(fields: Typed, facts = { now, isSignedIn: false }) {
  const form = new PostedForm(Object.entries(fields));
  // Returns message keys instead of texts.
  const { value, reject } = readSubmission(cardForm, form, (key) => key.replace('validation.', ''), facts);
  return value ?? { errors: reject().errors };
}

const check = (changed: Typed) => read({ ...good, ...changed });

describe('cardForm', () => {
  it('converts a card to the bank’s format', () => {
    expect(check({})).toEqual({
      typed: { pan: '4242424242424242', cardholder: "ANNA O'NEIL", expiry: '03/31', cvv: '123' },
    });
  });

  it.each([
    ['03/31', '03/31'],
    ['0331', '03/31'],
    ['3/31', '03/31'],
    ['03 / 31', '03/31'],
    ['12/2035', '12/35'],
    ['12-35', '12/35'],
    ['122035', '12/35'],
  ])('reads the expiry %s as %s', (typed, expiry) => {
    expect(check({ 'card.expDateMonthYear': typed })).toMatchObject({ typed: { expiry } });
  });

  it.each([
    '4242-4242-4242-4242',
    '4242 4242 – 4242 — 4242',
    '4242\u00a04242\u202f4242\u20094242',
    '\t4242‑4242−4242\u200b4242 ',
    '４２４２ ４２４２ ４２４２ ４２４２',
  ])('reads the number from %j', (typed) => {
    expect(check({ 'card.pan': typed })).toMatchObject({ typed: { pan: '4242424242424242' } });
  });

  it.each([
    ['José Müller-Łuk', 'JOSE MULLER-LUK'],
    ['ＡＮＮＡ  ＬＥＥ', 'ANNA LEE'],
    ['Anna\u200b Lee', 'ANNA LEE'],
  ])('writes the holder %s as cards do: %s', (typed, cardholder) => {
    expect(check({ 'card.cardholder': typed })).toMatchObject({ typed: { cardholder } });
  });

  it('takes the four-digit code of an American Express card, and a Mir card', () => {
    expect(check({ 'card.pan': '378282246310005', 'card.cvv': '1234' })).toHaveProperty('typed');
    expect(check({ 'card.pan': '2200 0000 0000 0004' })).toHaveProperty('typed');
  });

  it.each<[Partial<Record<keyof typeof good, string>>, CardFault]>([
    [{ 'card.pan': '' }, 'panRequired'],
    [{ 'card.pan': '4242 4242 4242 424x' }, 'panDigits'],
    [{ 'card.pan': '4242 4242 4242 4241' }, 'panWrong'],
    [{ 'card.pan': '4242' }, 'panWrong'],
    [{ 'card.pan': '0'.repeat(16) }, 'panWrong'],
    [{ 'card.cardholder': ' ' }, 'cardholderRequired'],
    [{ 'card.cardholder': 'Анна Иванова' }, 'latinOnly'],
    [{ 'card.cardholder': 'A'.repeat(41) }, 'maxCharacters'],
    [{ 'card.expDateMonthYear': '' }, 'expiryDateRequired'],
    [{ 'card.expDateMonthYear': '/31' }, 'expiryMonthRequired'],
    [{ 'card.expDateMonthYear': '03' }, 'expiryYearRequired'],
    [{ 'card.expDateMonthYear': '03/' }, 'expiryYearRequired'],
    [{ 'card.expDateMonthYear': '13/31' }, 'expiryMonthWrong'],
    [{ 'card.expDateMonthYear': '00/31' }, 'expiryMonthWrong'],
    [{ 'card.expDateMonthYear': 'soon' }, 'expiryWrong'],
    [{ 'card.expDateMonthYear': '03/3' }, 'expiryWrong'],
    [{ 'card.expDateMonthYear': '02/31' }, 'cardExpired'],
    [{ 'card.expDateMonthYear': '12/2030' }, 'cardExpired'],
    [{ 'card.expDateMonthYear': '03/60' }, 'expiryWrong'],
    [{ 'card.cvv': '' }, 'cvvRequired'],
    [{ 'card.cvv': '12' }, 'cvvThreeDigits'],
    [{ 'card.cvv': '1234' }, 'cvvThreeDigits'],
    [{ 'card.cvv': '12a' }, 'cvvThreeDigits'],
    [{ 'card.pan': '378282246310005', 'card.cvv': '123' }, 'cvvFourDigits'],
  ])('rejects %j: %s', (changed, fault) => {
    const [field = ''] = Object.keys(changed).slice(-1);
    expect(check(changed)).toEqual({ errors: { [field]: fault } });
  });

  it('is good through the last hour of its month, wherever the customer is', () => {
    const at = (time: string) => read(good, { now: new Date(time), isSignedIn: false });
    expect(at('2031-04-01T11:59:00Z')).toHaveProperty('typed');
    expect(at('2031-04-01T12:01:00Z')).toHaveProperty('errors');
  });

  it('reads only the security code of a saved card, and only for a signed-in visitor', () => {
    const saved = (fields: Typed, isSignedIn = true) => read({ 'card.saved': 'c1', ...fields }, { now, isSignedIn });
    expect(saved({})).toEqual({ errors: { 'card.cvv': 'cvvRequired' } });
    expect(saved({ 'card.cvv': '12' })).toEqual({ errors: { 'card.cvv': 'cvvThreeDigits' } });
    expect(saved({ ...good, 'card.cvv': '1234' })).toEqual({ saved: { cardId: 'c1', cvv: '1234' } });
    expect(saved(good, false)).toHaveProperty('typed');
    expect(saved({ ...good, 'card.saved': 'another' })).toHaveProperty('typed');
    expect(saved({ ...good, 'card.saved': '' })).toHaveProperty('typed');
  });

  it('reports all validation errors at once, in page order', () => {
    const checked = read({});
    expect('errors' in checked && Object.keys(checked.errors)).toEqual([
      'card.pan',
      'card.expDateMonthYear',
      'card.cvv',
      'card.cardholder',
    ]);
  });
});

it.each([
  ['4242 4242 4242 4242', 'Visa'],
  ['5555-5555-5555-4444', 'Mastercard'],
  ['2200 0000 0000 0004', 'Mir'],
  ['378282246310005', 'American Express'],
  ['6205 5000 0000 0000 004', 'UnionPay'],
  ['424', null],
  ['0000 0000', null],
  ['4242x', null],
  ['', null],
])('recognises %s… as %s', (typed, brand) => expect(cardBrand(typed)).toBe(brand));

describe('withNumber', () => {
  it.each<[string, Typed, string | null, string | undefined]>([
    ['a wrong number by its end', { 'card.pan': '4242 4242 4242 4241' }, 'Visa •••• 4241', '03/31'],
    ['a good number by its end', { 'card.cvv': '' }, 'Visa •••• 4242', '03/31'],
    [
      'no number in the field of the expiry',
      { 'card.expDateMonthYear': '4242424242424242' },
      'Visa •••• 4242',
      undefined,
    ],
    ['no number in the field of the holder', { 'card.cardholder': '4242 4242 4242 4242' }, 'Visa •••• 4242', '03/31'],
    ['no end of what is no number', { 'card.pan': '4242' }, null, '03/31'],
  ])('shows %s', (_, changed, number, expiry) => {
    const form = new PostedForm(Object.entries({ ...good, ...changed }));
    const rejected = withNumber(
      readSubmission(cardForm, form, (key) => key, { now, isSignedIn: false }).reject(),
      form,
    );
    expect([rejected.number, rejected.values['card.expDateMonthYear']]).toEqual([number, expiry]);
    expect(JSON.stringify(rejected)).not.toMatch(/4242\s*4242/);
  });
});
