import { describe, expect, it } from 'vitest';
import { BOOKING_TOKEN } from '#tests/fixtures/booking';
import { cookiesAfter, requestWith, testContext } from '#tests/fixtures/request-context';
import { readDraft } from '~/bff/cookies/drafts.server';
import { NAME_LENGTH } from '~/forms/limits';
import type { PassengerValues, Step1Values } from '../passengers/form-values';
import { draftOf, keepDraft, readAmount, refusedFields, valuesOf } from './checkout-draft.server';

/** Letters without repetition, so that the cookie cannot compress them. */
function letters(length: number, seed: number): string {
  let state = seed;
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return String.fromCharCode(0x430 + (Math.floor(state / 65536) % 32));
  }).join('');
}

function longestPassenger(index: number): PassengerValues {
  return {
    lastName: letters(NAME_LENGTH, index * 3 + 1),
    firstName: letters(NAME_LENGTH, index * 3 + 2),
    middleName: letters(NAME_LENGTH, index * 3 + 3),
    gender: 'f',
    birthdayDay: '09',
    birthdayMonth: 'сентября',
    birthdayYear: String(1950 + index),
    citizenship: 'RU',
    documentType: 'international_passport',
    passportNumber: `7512345${index}6`,
    passportExpdateDay: '30',
    passportExpdateMonth: 'сентября',
    passportExpdateYear: '2035',
    militaryCategory: 'conscript',
    militaryServiceDateDay: '30',
    militaryServiceDateMonth: 'сентября',
    militaryServiceDateYear: '2035',
    mileageCard: `SU12 3456 7890 12${index}4 56`,
    contactEmail: `${letters(30, index * 7 + 5)}@${letters(20, index * 7 + 6)}.example`,
    contactPhone: `+7 916 ${index}23-45-67`,
  };
}

const values: Step1Values = {
  email: `${'longaddress'.repeat(5)}@example.com`,
  phone: '+7 916 123-45-67',
  agreement: 'on',
  privacyConsent: 'on',
  passengers: Array.from({ length: 9 }, (_, index) => longestPassenger(index)),
};

async function keptAfter(draft: Parameters<typeof keepDraft>[2]) {
  const context = testContext();
  await keepDraft(context, BOOKING_TOKEN, draft);
  const next = testContext({ cookies: cookiesAfter(context) });
  return { context, draft: await readDraft(next, requestWith(next.cookies), BOOKING_TOKEN) };
}

describe('checkout draft', () => {
  it('keeps nine passengers with the longest names and all notes in one cookie', async () => {
    const notes = {
      acceptedAmount: 99_999_999,
      payment: { key: 'k'.repeat(43), since: '2031-05-04T00:00:00.000Z' },
    };
    const { context, draft } = await keptAfter({ ...draftOf(values), ...notes });
    expect(Buffer.byteLength(context.setCookies[0] ?? '')).toBeLessThan(4096);
    expect(draft && valuesOf(draft)).toEqual(values);
    expect(draft).toMatchObject(notes);
  });

  it('drops what a cookie cannot hold, without failing', async () => {
    const passengers = Array.from({ length: 9 }, (_, index) => ({ lastName: letters(2000, index) }));
    const { context, draft } = await keptAfter(draftOf({ ...values, passengers }));
    expect(context.setCookies).toEqual([]);
    expect(draft).toBeNull();
  });

  it('separates the refused fields of step 1 and step 2', () => {
    const refused = { 'passengers[0].birthday': 'ageRefused', 'card.cvv': 'carrierRefused', payment: 'cvvError' };
    const draft = { ...draftOf({ passengers: [] }), refused };
    expect(refusedFields(draft, 'step1')).toEqual({ 'passengers[0].birthday': 'ageRefused' });
    expect(refusedFields(draft, 'step2')).toEqual({ 'card.cvv': 'carrierRefused', payment: 'cvvError' });
    expect(refusedFields(null, 'step1')).toEqual({});
  });
});

it.each([
  ['1045000', 1045000],
  ['0', 0],
  ['', null],
  ['-1', null],
  ['1e5', null],
  ['9999999999999999', null],
])('readAmount("%s") is %s', (text, amount) => expect(readAmount(text)).toBe(amount));
