import { describe, expect, it } from 'vitest';
import type { OrderFacts } from '~/features/booking/passengers/check-passenger';
import type { Step1Values } from '~/features/booking/passengers/form-values';
import { fillPassengers, hasAcceptedDocument } from './fill';
import type { NotebookPerson } from './open-notebook.server';

const ORDER: OrderFacts = {
  trip: {
    isAbroad: true,
    isWithinRussia: false,
    idCardCitizens: null,
    isRailOnly: false,
    isRussianRail: false,
    available: null,
    takesAllDocuments: false,
  },
  firstFlight: '2031-05-04',
  lastFlight: '2031-05-18',
  lastArrival: '2031-05-18',
  today: '2031-04-01',
  asksPrivacyConsent: false,
  asksMiddleName: false,
  takesMileageCards: true,
  locale: 'en',
};

function person(change: Partial<NotebookPerson> = {}): NotebookPerson {
  return {
    id: 'ann',
    firstName: 'Ann',
    lastName: 'Lee',
    middleName: null,
    hasNoMiddleName: false,
    gender: 'f',
    citizenship: 'FI',
    birthday: '1990-05-07',
    documentType: 'passport_or_id_number',
    documentNumber: 'FI123456',
    documentExpiry: '2036-01-31',
    documents: [],
    ...change,
  };
}

const CHILD = person({ id: 'bo', firstName: 'Bo', birthday: '2024-06-09', documentNumber: 'FI7' });
const EMPTY: Step1Values = { passengers: [{}, {}] };
const ANN_VALUES = {
  lastName: 'Lee',
  firstName: 'Ann',
  gender: 'f',
  birthdayDay: '07',
  birthdayMonth: '05',
  birthdayYear: '1990',
  citizenship: 'FI',
  documentType: 'passport_or_id_number',
  passportNumber: 'FI123456',
  passportExpdateDay: '31',
  passportExpdateMonth: '01',
  passportExpdateYear: '2036',
};

/** Fills two tickets, an adult's and a child's. */
function fill(
  choices: string[],
  {
    values = EMPTY,
    people = [person(), CHILD],
    order = {},
  }: {
    values?: Step1Values;
    people?: NotebookPerson[] | null;
    order?: Partial<OrderFacts>;
  } = {},
) {
  return fillPassengers(values, choices, people, ['adult', 'child'], { ...ORDER, ...order });
}

describe('fillPassengers', () => {
  it('fills several passengers at once, and only the chosen ones', () => {
    const both = fill(['ann', 'bo']);
    expect(both).toMatchObject({ faults: {}, first: 0 });
    expect(both.values.passengers[0]).toEqual(ANN_VALUES);
    expect(both.values.passengers[1]).toMatchObject({ firstName: 'Bo', birthdayYear: '2024' });
    const typed = { email: 'x@example.com', passengers: [{ lastName: 'Typed' }, {}] };
    expect(fill(['', 'bo'], { values: typed })).toMatchObject({
      values: { email: 'x@example.com', passengers: [{ lastName: 'Typed' }, { firstName: 'Bo' }] },
      first: 1,
    });
  });

  it('keeps fields that the notebook does not have, and drops those of another person', () => {
    const passengers = [{ mileageCard: 'AB12345', contactEmail: 'a@example.com', noPassportExpdate: 'on' }, {}];
    const { values } = fill(['ann', ''], { values: { passengers } });
    expect(values.passengers[0]).toEqual({ ...ANN_VALUES, mileageCard: 'AB12345', contactEmail: 'a@example.com' });
  });

  it.each([
    ['a middle name', { middleName: 'Mia' }, { middleName: 'Mia' }],
    ['a missing middle name', { hasNoMiddleName: true }, { noMiddleName: 'on' }],
    ['a document without expiry', { documentExpiry: null }, { noPassportExpdate: 'on' }],
  ])('fills %s', (_, change, expected) => {
    expect(fill(['ann', ''], { people: [person(change)] }).values.passengers[0]).toMatchObject(expected);
  });

  it.each([
    ['a person too young', ['bo', ''], { 'notebook[0]': 'ageAdult' }],
    ['a person too old', ['', 'ann'], { 'notebook[1]': 'ageChild' }],
    ['a person chosen twice', ['ann', 'ann'], { 'notebook[1]': 'notebookTwice' }],
    ['a person missing from the notebook', ['eve', ''], { 'notebook[0]': 'notebookGone' }],
    ['an empty choice', ['', ''], { 'notebook[0]': 'fieldRequired' }],
  ])('rejects %s, and fills nothing for it', (_, choices, faults) => {
    const filled = fill(choices);
    expect(filled.faults).toEqual(faults);
    expect(filled.values.passengers[choices.indexOf('ann') === 0 ? 1 : 0]).toEqual({});
  });

  it('reports an unavailable notebook, and changes nothing', () => {
    expect(fill(['ann', ''], { people: null })).toEqual({
      values: EMPTY,
      faults: { 'notebook[0]': 'notebookDown' },
      first: null,
    });
  });

  it('leaves out a document that is not accepted on this trip, and reports it at its field', () => {
    const russian = person({
      citizenship: 'RU',
      documentType: 'internal_passport',
      documentNumber: '4508123456',
      documentExpiry: null,
    });
    const { values, faults } = fill(['ann', ''], { people: [russian] });
    expect(faults).toEqual({ 'passengers[0].documentType': 'notebookDocument' });
    expect([russian, person()].map((one) => hasAcceptedDocument(one, 'adult', ORDER))).toEqual([false, true]);
    expect(values.passengers[0]).toMatchObject({ lastName: 'Lee', citizenship: 'RU' });
    expect(values.passengers[0]).not.toHaveProperty('documentType');
    expect(values.passengers[0]).not.toHaveProperty('passportNumber');
    expect(values.passengers[0]).not.toHaveProperty('noPassportExpdate');
  });

  it('takes the document that the trip accepts and that has no validation error, with its names', () => {
    const { documents: _none, birthday: _birthday, gender: _gender, ...passport } = person();
    const further = (id: string, change: Partial<typeof passport>) => ({
      ...passport,
      passengerId: 'ann',
      ...change,
      id,
    });
    const ivan = person({
      citizenship: 'RU',
      firstName: 'Анна',
      lastName: 'Ли',
      documentType: 'internal_passport',
      documentNumber: '4508123456',
      documentExpiry: null,
      documents: [
        further('old', { documentNumber: 'FI0', documentExpiry: '2031-03-31' }),
        further('new', { documentNumber: 'FI9' }),
      ],
    });
    const abroad = fill(['ann', ''], { people: [ivan] });
    expect(abroad.faults).toEqual({});
    expect(abroad.values.passengers[0]).toMatchObject({ lastName: 'Lee', passportNumber: 'FI9' });
    const onlyOld = fill(['ann', ''], { people: [{ ...ivan, documents: ivan.documents.slice(0, 1) }] });
    expect(onlyOld.faults).toEqual({ 'passengers[0].passportExpdate': 'documentExpired' });
    expect(onlyOld.values.passengers[0]).toMatchObject({ passportNumber: 'FI0' });
    const atHome = { trip: { ...ORDER.trip, isAbroad: false, isWithinRussia: true } };
    expect(fill(['ann', ''], { people: [ivan], order: atHome }).values.passengers[0]).toMatchObject({
      lastName: 'Ли',
      passportNumber: '4508123456',
    });
  });

  it.each([
    ['has expired', '2031-03-31', 'documentExpired'],
    ['expires during the trip', '2031-05-10', 'documentExpiresBeforeTrip'],
  ])('fills a document that %s, and reports it at its date', (_, documentExpiry, fault) => {
    const { values, faults } = fill(['ann', ''], { people: [person({ documentExpiry })] });
    expect(faults).toEqual({ 'passengers[0].passportExpdate': fault });
    expect(values.passengers[0]?.passportNumber).toBe('FI123456');
  });

  it('reports no error for data missing from the notebook', () => {
    expect(fill(['ann', ''], { order: { asksMiddleName: true } }).faults).toEqual({});
  });

  it('reports a name in the wrong alphabet', () => {
    const cyrillic = person({ lastName: 'Ли', firstName: 'Анна' });
    expect(fill(['ann', ''], { people: [cyrillic] }).faults).toEqual({
      'passengers[0].lastName': 'latinOnly',
      'passengers[0].firstName': 'latinOnly',
    });
  });
});
