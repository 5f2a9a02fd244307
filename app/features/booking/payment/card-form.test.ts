import { describe, expect, it } from 'vitest';
import { cardBrand } from './card-brand.server';
import { chosenSavedCard, readCard, readSavedCard, type CardFault } from './card-form.server';

const now = new Date('2031-03-15T12:00:00Z');
const good = {
  'card.pan': '4242 4242 4242 4242',
  'card.cardholder': 'Anna O’Neil',
  'card.expDateMonthYear': '03/31',
  'card.cvv': '123',
};

function check(changed: Partial<Record<keyof typeof good, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changed })) form.set(name, value);
  return readCard(form, now);
}

describe('readCard', () => {
  it('accepts a card in the format of the bank', () => {
    expect(check({})).toEqual({
      ok: true,
      card: { pan: '4242424242424242', cardholder: "ANNA O'NEIL", expiry: '03/31', cvv: '123' },
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
    expect(check({ 'card.expDateMonthYear': typed })).toMatchObject({ ok: true, card: { expiry } });
  });

  it.each([
    '4242-4242-4242-4242',
    '4242 4242 – 4242 — 4242',
    '4242\u00a04242\u202f4242\u20094242',
    '\t4242‑4242−4242\u200b4242 ',
    '４２４２ ４２４２ ４２４２ ４２４２',
  ])('normalises the number %j', (typed) => {
    expect(check({ 'card.pan': typed })).toMatchObject({ ok: true, card: { pan: '4242424242424242' } });
  });

  it.each([
    ['José Müller-Łuk', 'JOSE MULLER-LUK'],
    ['ＡＮＮＡ  ＬＥＥ', 'ANNA LEE'],
    ['Anna\u200b Lee', 'ANNA LEE'],
  ])('converts the cardholder %s to %s', (typed, cardholder) => {
    expect(check({ 'card.cardholder': typed })).toMatchObject({ ok: true, card: { cardholder } });
  });

  it('accepts the four-digit code of American Express, and a Mir card', () => {
    expect(check({ 'card.pan': '378282246310005', 'card.cvv': '1234' })).toMatchObject({ ok: true });
    expect(check({ 'card.pan': '2200 0000 0000 0004' })).toMatchObject({ ok: true });
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
    expect(check(changed)).toEqual({ ok: false, faults: { [field]: fault } });
  });

  it('accepts a card through the last hour of its month in every time zone', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(good)) form.set(name, value);
    expect(readCard(form, new Date('2031-04-01T11:59:00Z'))).toMatchObject({ ok: true });
    expect(readCard(form, new Date('2031-04-01T12:01:00Z'))).toMatchObject({ ok: false });
  });

  it('reads only the security code of a saved card', () => {
    const form = new FormData();
    expect(chosenSavedCard(form)).toBeNull();
    form.set('card.saved', 'another');
    expect(chosenSavedCard(form)).toBeNull();
    form.set('card.saved', 'c1');
    expect(chosenSavedCard(form)).toBe('c1');
    expect(readSavedCard(form, 'c1')).toEqual({ ok: false, faults: { 'card.cvv': 'cvvRequired' } });
    form.set('card.cvv', '12');
    expect(readSavedCard(form, 'c1')).toEqual({ ok: false, faults: { 'card.cvv': 'cvvThreeDigits' } });
    form.set('card.cvv', '123');
    form.set('card.pan', '4242 4242 4242 4242');
    expect(readSavedCard(form, 'c1')).toEqual({ ok: true, card: { cardId: 'c1', cvv: '123' } });
  });

  it('reports all validation errors at once', () => {
    const checked = readCard(new FormData(), now);
    expect(checked.ok ? [] : Object.keys(checked.faults)).toHaveLength(4);
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
