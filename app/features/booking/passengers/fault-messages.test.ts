import { describe, expect, it } from 'vitest';
import type { Step1Fault } from './check-step1.server';
import type { CardFault } from '../payment/check-card.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import { getTranslator } from '~/i18n/translator.server';
import { faultMessages, passengerOfField, shortSummary } from './fault-messages';

/** Every validation error of the checkout forms; the type ensures that the list is complete. */
const FAULTS: Record<Step1Fault | CardFault | 'ageRefused' | 'carrierRefused', true> = {
  acceptingRequired: true,
  passengerConsentRequired: true,
  ageAdult: true,
  ageChild: true,
  ageInfant: true,
  ageRefused: true,
  birthdayRequired: true,
  cardExpired: true,
  cardholderRequired: true,
  carrierRefused: true,
  citizenshipRequired: true,
  cvvFourDigits: true,
  cvvRequired: true,
  cvvThreeDigits: true,
  dateInFuture: true,
  dayRequired: true,
  digitsOnly: true,
  documentExpired: true,
  documentExpiresBeforeTrip: true,
  documentFromFourteen: true,
  documentNotForTrip: true,
  documentRepeated: true,
  documentRequired: true,
  documentRussianOnly: true,
  documentUnderFourteen: true,
  emailRequired: true,
  expiryDateRequired: true,
  expiryMonthRequired: true,
  expiryMonthWrong: true,
  expiryRequired: true,
  expiryWrong: true,
  expiryYearRequired: true,
  firstNameRequired: true,
  genderRequired: true,
  lastNameRequired: true,
  latinOnly: true,
  lettersOnly: true,
  maxCharacters: true,
  middleNameRequired: true,
  monthRequired: true,
  numberBirthCertificate: true,
  numberForeignPassport: true,
  numberInternalPassport: true,
  numberRequired: true,
  numberRussianPassport: true,
  oneAlphabet: true,
  otherAlphabet: true,
  panDigits: true,
  panRequired: true,
  panWrong: true,
  phoneRequired: true,
  specialCharacters: true,
  threeRepeated: true,
  tooManyHyphens: true,
  wrongDate: true,
  wrongEmail: true,
  wrongPhone: true,
  yearRequired: true,
  yearTooEarly: true,
  ageAdultRail: true,
  cyrillicOnly: true,
  documentWrongAge: true,
  fiveDigitsAtEdge: true,
  mileageCardWrong: true,
  militaryCategoryRequired: true,
  minCharacters: true,
  noVowels: true,
  numberCyrillic: true,
  numberLatin: true,
  numberMilitary: true,
  numberSevenDigits: true,
  numberSixToTwelve: true,
  numberTenAtMost: true,
  serviceDateRequired: true,
  serviceOver: true,
};

describe('faultMessages', () => {
  it.each(['ru', 'en'] as const)('has a distinct message in %s for every validation error', (locale) => {
    const { byField } = faultMessages(
      Object.fromEntries(Object.keys(FAULTS).map((fault) => [fault, fault])),
      withPhoneSample(getTranslator(locale, 'errors'), { country: 'GB' }),
    );
    const texts = Object.values(byField);
    expect(texts.filter((text) => text.startsWith('validation.'))).toEqual([]);
    expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(byField.wrongPhone, 'the sample of the field').toContain('+44 7400 123456');
  });

  it.each([
    ['+44 12', 'US', '+44 7400 123456'],
    ['0044 12', 'US', '+44 7400 123456'],
    ['+1 12', 'CA', '+1 506 234 5678'],
    ['12', 'US', '+1 213 373 4253'],
    ['+999 12', 'US', '+1 213 373 4253'],
  ] as const)('shows a number of the typed country code: %s in %s', (typed, country, sample) => {
    const tErrors = withPhoneSample(getTranslator('en', 'errors'), { country }, typed);
    expect(tErrors('validation.wrongPhone')).toContain(sample);
  });

  it('keeps the order of the form and names the passenger', () => {
    const faults = { email: 'wrongEmail', 'passengers[1].lastName': 'lastNameRequired' };
    const owner = passengerOfField(2, getTranslator('en', 'booking'));
    const { byField, summary } = faultMessages(faults, getTranslator('en', 'errors'), owner);
    expect(byField['passengers[1].lastName']).toBe('Enter the last name');
    expect(summary).toEqual([
      { field: 'email', message: 'This is not a valid e-mail address' },
      { field: 'passengers[1].lastName', message: 'Passenger 2: Enter the last name' },
    ]);
  });

  it.each([
    [1, 'Last name: Use Latin letters, as in the document or on the card'],
    [2, 'Passenger 1 · Last name: Use Latin letters, as in the document or on the card'],
  ])('says which name is meant where the message does not, of %i', (count, line) => {
    const owner = passengerOfField(count, getTranslator('en', 'booking'));
    const faults = { 'passengers[0].lastName': 'latinOnly' };
    expect(faultMessages(faults, getTranslator('en', 'errors'), owner).summary[0]?.message).toBe(line);
  });

  it('names no passenger when there is only one', () => {
    expect(passengerOfField(1, getTranslator('en', 'booking'))('passengers[0].lastName', true)).toBeNull();
  });
});

describe('shortSummary', () => {
  const linesOf = (passengers: number) => {
    const fields = Array.from({ length: passengers }, (_, index) =>
      (['lastName', 'firstName', 'gender', 'birthday'] as const).map((field) => [
        `passengers[${index}].${field}`,
        `${field}Required`,
      ]),
    );
    const faults = Object.fromEntries([['email', 'emailRequired'], ...fields.flat()]) as Record<string, string>;
    const owner = passengerOfField(passengers, getTranslator('en', 'booking'));
    return faultMessages(faults, getTranslator('en', 'errors'), owner).summary;
  };
  const t = getTranslator('en', 'booking');

  it('leaves a short summary unchanged', () => expect(shortSummary(linesOf(3), t)).toEqual(linesOf(3)));

  it('has one line per passenger for a large party', () => {
    const summary = shortSummary(linesOf(9), t);
    expect(summary).toHaveLength(10);
    expect(summary[1]).toEqual({
      field: 'passengers[0].lastName',
      message: 'Passenger 1: Enter the last name (and 3 more)',
    });
  });
});
