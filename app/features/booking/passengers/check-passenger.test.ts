import { describe, expect, it } from 'vitest';
import { ABROAD, RUSSIAN, TRAVELLER, WITHIN_RUSSIA } from '#tests/fixtures/passengers';
import type { PassengerType } from '~/upstream/booking/contract';
import { checkPassenger, type OrderFacts } from './check-passenger';
import type { PassengerFault } from './passenger-faults';
import type { PassengerValues } from './form-values';

function born(date: string): PassengerValues {
  const [birthdayYear, birthdayMonth, birthdayDay] = date.split('-');
  return { ...TRAVELLER, birthdayYear, birthdayMonth, birthdayDay };
}

describe('checkPassenger', () => {
  // The flights are on 4 and 18 May 2031.
  it.each<[PassengerType, string, PassengerFault | null]>([
    ['infant', '2029-05-19', null],
    ['infant', '2029-05-18', 'ageInfant'],
    ['infant', '2029-05-10', 'ageInfant'],
    ['child', '2029-05-04', null],
    ['child', '2029-05-05', 'ageChild'],
    ['child', '2019-05-19', null],
    ['child', '2019-05-18', 'ageChild'],
    ['adult', '2019-05-04', null],
    ['adult', '2019-05-05', 'ageAdult'],
  ])('checks the age of an %s born on %s on the date of each flight', (type, birthday, fault) => {
    const checked = checkPassenger(born(birthday), type, ABROAD);
    expect('faults' in checked ? checked.faults : null).toEqual(fault && { birthday: fault });
  });

  it.each<[string, string | null]>([
    ['2031-05-18', 'documentExpiresBeforeTrip'],
    ['2031-05-19', null],
  ])('a document that expires on %s, arriving on the 19th: %s', (expiry, fault) => {
    const [passportExpdateYear, passportExpdateMonth, passportExpdateDay] = expiry.split('-');
    const values = { ...TRAVELLER, passportExpdateYear, passportExpdateMonth, passportExpdateDay };
    const checked = checkPassenger(values, 'adult', ABROAD);
    expect('faults' in checked ? checked.faults : null).toEqual(fault && { passportExpdate: fault });
  });

  it.each<[string, string | null]>([
    [ABROAD.today, null],
    ['2031-03-02', 'dateInFuture'],
  ])('an infant born on %s: %s', (birthday, fault) => {
    const checked = checkPassenger(born(birthday), 'infant', ABROAD);
    expect('faults' in checked ? checked.faults : null).toEqual(fault && { birthday: fault });
  });

  it('accepts a birth certificate for a child within Russia', () => {
    const values = {
      ...RUSSIAN,
      birthdayYear: '2024',
      documentType: 'birth_certificate',
      passportNumber: 'IV-АБ 123456',
    };
    expect(checkPassenger(values, 'child', WITHIN_RUSSIA)).toMatchObject({
      passenger: { documentType: 'birth_certificate', documentNumber: 'IVАБ123456', documentExpiry: null },
    });
  });

  it.each([
    ['Иванова', 'Анна', 'Петровна', null],
    ['Ivanova', 'Anna', 'Petrovna', null],
    ['Иванова', 'Anna', 'Петровна', { firstName: 'otherAlphabet' }],
    ['Ivanova', 'Анна', 'Петровна', { lastName: 'otherAlphabet' }],
    ['Ivanova', 'Anna', 'Петровна', { middleName: 'otherAlphabet' }],
  ])('finds the name that is in another alphabet: %s %s %s', (lastName, firstName, middleName, faults) => {
    const named = { ...RUSSIAN, lastName, firstName, middleName, noMiddleName: undefined };
    const checked = checkPassenger(named, 'adult', { ...WITHIN_RUSSIA, asksMiddleName: true });
    expect('faults' in checked ? checked.faults : null).toEqual(faults);
  });

  it('accepts a full ticket from the age of 10 when all segments are trains', () => {
    const order: OrderFacts = { ...WITHIN_RUSSIA, trip: { ...WITHIN_RUSSIA.trip, isRailOnly: true, available: null } };
    const faultOf = (year: string, facts = order) => {
      const certificate = { documentType: 'birth_certificate', passportNumber: 'IV-АБ 123456' };
      const birthday = { birthdayDay: '4', birthdayMonth: '5', birthdayYear: year };
      const checked = checkPassenger({ ...RUSSIAN, ...certificate, ...birthday }, 'adult', facts);
      return 'faults' in checked ? checked.faults : null;
    };
    expect(faultOf('2021')).toBeNull();
    expect(faultOf('2022')).toEqual({ birthday: 'ageAdultRail' });
    expect(faultOf('2021', WITHIN_RUSSIA)).toEqual({ birthday: 'ageAdult' });
  });
});
