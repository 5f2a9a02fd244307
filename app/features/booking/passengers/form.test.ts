import { describe, expect, it } from 'vitest';
import { WITHIN_RUSSIA } from '#tests/fixtures/passengers';
import { PostedForm } from '~/forms/posted-form.server';
import { readFields, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { DOCUMENT_TYPES } from '~/upstream/booking/contract';
import { PASSENGER_SHAPE, step1Form, step1Values } from './form.server';
import { fieldValues, PASSENGER_FIELDS } from './form-values';

const formOf = (fields: Record<string, string | File>) => new PostedForm(Object.entries(fields));
const read = (form: PostedForm, passengerCount?: number) => step1Values(readFields(step1Form, form), passengerCount);

const fields = {
  email: 'anna@example.com',
  phone: '+79161234567',
  agreement: 'on',
  privacyConsent: 'on',
  'passengers[0].lastName': 'Иванова',
  'passengers[0].gender': 'f',
  'passengers[1].firstName': 'Пётр',
  'passengers[1].noPassportExpdate': 'on',
};

describe('step1Form', () => {
  it('keeps the form as typed', () => {
    expect(fieldValues(read(formOf(fields), 2))).toEqual(fields);
  });

  it('drops passengers and fields that the order does not have, and values that are not text', () => {
    const form = formOf({
      ...fields,
      'passengers[2].lastName': 'Nobody',
      'passengers[999999999].lastName': 'Nobody',
      role: 'admin',
      phone: new File(['x'], 'x.txt'),
    });
    const { phone: _, ...expected } = fields;
    expect(fieldValues(read(form, 2))).toEqual(expected);
  });

  it.each(DOCUMENT_TYPES)('keeps the whole name of %s', (documentType) => {
    const values = read(formOf({ 'passengers[0].documentType': documentType }), 1);
    expect(values.passengers).toEqual([{ documentType }]);
  });

  it('removes invisible characters', () => {
    const pasted = { phone: '\u202a+7 916 123-45-67\u202c', 'passengers[0].lastName': 'Iva\u00adno\u200bva\0\ufeff ' };
    expect(fieldValues(read(formOf(pasted), 1))).toEqual({
      phone: '+7 916 123-45-67',
      'passengers[0].lastName': 'Ivanova',
    });
  });

  it('cuts values to a length that a cookie can hold', () => {
    const values = read(formOf({ email: 'a'.repeat(5000), 'passengers[0].lastName': 'б'.repeat(5000) }), 1);
    expect(values.email).toHaveLength(120);
    expect(values.passengers[0]?.lastName).toHaveLength(50);
  });

  it('keeps passengers up to the last typed one while their number is unknown', () => {
    expect(read(formOf({ 'passengers[2].lastName': 'Lee' })).passengers).toEqual([{}, {}, { lastName: 'Lee' }]);
    expect(read(formOf({})).passengers).toEqual([]);
  });

  it('answers with the errors of all passengers, in the order of the page', () => {
    const facts = { types: ['adult', 'adult'] as const, order: WITHIN_RUSSIA, phoneCountry: 'RU' as const };
    const { value, errors, reject } = readSubmission(step1Form, formOf(fields), getTranslator('en', 'errors'), facts);
    expect(value).toBeNull();
    expect(errors['passengers[1].lastName']).toBe('lastNameRequired');
    const rejected = reject();
    expect(rejected.values).toEqual(fields);
    const names = Object.keys(rejected.errors);
    expect(names.slice(0, 3)).toEqual([
      'passengers[0].firstName',
      'passengers[0].middleName',
      'passengers[0].birthday',
    ]);
    expect(names.indexOf('passengers[1].lastName')).toBeGreaterThan(names.indexOf('passengers[0].passportNumber'));
  });

  it('has the fields of a passenger in one order everywhere', () => {
    expect(Object.keys(PASSENGER_SHAPE)).toEqual([...PASSENGER_FIELDS]);
  });
});
