import { describe, expect, it } from 'vitest';
import { RUSSIAN, TRAVELLER, WITHIN_RUSSIA, ABROAD } from '#tests/fixtures/passengers';
import { newPasswordErrors } from '~/features/account/auth/credentials.server';
import { faultMessages } from './fault-messages';
import { choiceName, fillPassengers } from '~/features/account/notebook/fill';
import { checkSearchForm } from '~/features/search/form/form';
import { EMPTY_FORM } from '~/features/search/form/form-values';
import { getTranslator } from '~/i18n/translator.server';
import { LOCALES } from '~/market/locales';
import { checkStep1 } from './check-step1.server';
import type { PassengerValues } from './form-values';
import { checkName, type NameFault } from './names';
import { readTypedDate } from '~/dates/typed-date';

/** Returns the validation error of one field of step 1 when the rest is valid. */
function faultOf(field: string, changes: PassengerValues, form: Record<string, string | undefined> = {}) {
  const passenger = { ...RUSSIAN, ...changes };
  const values = {
    email: 'anna@example.com',
    phone: '+79161234567',
    agreement: 'on',
    privacyConsent: 'on',
    ...form,
    passengers: [passenger],
  };
  const checked = checkStep1(values, ['adult'], WITHIN_RUSSIA, 'RU');
  return checked.ok ? null : (checked.faults[field] ?? null);
}
const passwordFault = (password: string) => newPasswordErrors(password, null)[0];
const ofPassenger = (field: string, changes: PassengerValues) => faultOf(`passengers[0].${field}`, changes);
const latinName = (name: string): NameFault | null => checkName(name, 'latin');

/**
 * The messages of specification 1 §5 "Forms in general" and 2 §5, their keys below `validation`, and the code that
 * produces them. "Required attachments" is missing on purpose: booking, registration and search upload nothing; it
 * comes with the refund forms (decision 027).
 */
const MESSAGES: [message: string, key: string, produced: () => string | null | undefined][] = [
  ['field required', 'fieldRequired', () => nobodyChosen().faults[choiceName(0)]],
  ['e-mail: pattern', 'wrongEmail', () => faultOf('email', {}, { email: 'anna@' })],
  ['e-mail: required', 'emailRequired', () => faultOf('email', {}, { email: undefined })],
  ['phone required', 'phoneRequired', () => faultOf('phone', {}, { phone: undefined })],
  ['invalid phone', 'wrongPhone', () => faultOf('phone', {}, { phone: '12' })],
  ['accepting required', 'acceptingRequired', () => faultOf('agreement', {}, { agreement: undefined })],
  ['latin only', 'latinOnly', () => latinName('Иванова')],
  ['cyrillic only', 'cyrillicOnly', () => checkName('Ivanova', 'cyrillic')],
  ['letters only', 'lettersOnly', () => latinName('Ivan0va')],
  ['special characters', 'specialCharacters', () => latinName('Ivan@va')],
  ['three or more repeated characters', 'threeRepeated', () => latinName('Annna')],
  ['no vowels', 'noVowels', () => latinName('Brndlf')],
  ['digits only', 'digitsOnly', () => latinName('12')],
  ['too many hyphens or underscores', 'tooManyHyphens', () => latinName('Anna__Maria')],
  ['five or more digits at start or end', 'fiveDigitsAtEdge', () => latinName('Ivanov12345')],
  ['maximum characters, too big string', 'maxCharacters', () => latinName('ab'.repeat(21))],
  ['minimum characters', 'minCharacters', () => ofPassenger('mileageCard', { mileageCard: 'A1' })],
  ['day', 'dayRequired', () => faultOfDate('', '2', '1990')],
  ['month', 'monthRequired', () => faultOfDate('1', '', '1990')],
  ['year', 'yearRequired', () => faultOfDate('1', '2', '')],
  ['wrong date', 'wrongDate', () => faultOfDate('31', '2', '1990')],
  ['year not below 1900', 'yearTooEarly', () => faultOfDate('1', '2', '1899')],
  ['password required', 'passwordRequired', () => passwordFault('')],
  ['at least one lowercase', 'passwordNoLowercase', () => passwordFault('ABC123')],
  ['at least one uppercase', 'passwordNoUppercase', () => passwordFault('abc123')],
  ['at least one digit', 'passwordNoDigit', () => passwordFault('Abcdef')],
  ['password too short', 'passwordTooShort', () => passwordFault('Ab1')],
  ['password too long', 'passwordTooLong', () => passwordFault(`Ab1${'x'.repeat(100)}`)],
];

const nobodyChosen = () => fillPassengers({ passengers: [{}] }, [''], [], ['adult'], WITHIN_RUSSIA);

function faultOfDate(day: string, month: string, year: string) {
  const read = readTypedDate({ day, month, year }, 'en');
  return 'fault' in read ? read.fault : null;
}

describe('messages of the specification', () => {
  it.each(MESSAGES)('%s is %s', (_, key, produced) => expect(produced()).toBe(key));

  it('return date before the departure', () => {
    const dates = { min: '2031-04-10', max: '2032-04-30' };
    const place = { text: 'x', code: '', label: '' };
    const form = { ...EMPTY_FORM, departure: place, arrival: place };
    const faults = checkSearchForm({ ...form, departureDate: '2031-05-04', dateBack: '2031-05-03' }, dates);
    expect(faults).toEqual({ dateBack: 'returnBeforeDeparture' });
  });

  it.each(LOCALES)('have distinct texts in %s', (locale) => {
    const keys = [...MESSAGES.map(([, key]) => key), 'privacyConsentRequired', 'passengerConsentRequired'];
    const { byField } = faultMessages(
      Object.fromEntries(keys.map((key) => [key, key])),
      getTranslator(locale, 'errors'),
    );
    const texts = Object.values(byField);
    expect(texts.filter((text) => text.startsWith('validation.'))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are absent for a valid passenger, in both brands', () => {
    const form = { email: 'anna@example.com', phone: '+79161234567', agreement: 'on' };
    expect(
      checkStep1({ ...form, privacyConsent: 'on', passengers: [RUSSIAN] }, ['adult'], WITHIN_RUSSIA, 'RU').ok,
    ).toBe(true);
    expect(checkStep1({ ...form, passengers: [TRAVELLER] }, ['adult'], ABROAD, 'DE').ok).toBe(true);
  });
});
