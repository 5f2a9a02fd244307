import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from '~/upstream/booking/contract';
import { fieldValues, passengerTypes, readStep1Values } from './form-values';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const fields = {
  email: 'anna@example.com',
  phone: '+79161234567',
  agreement: 'on',
  'passengers[0].lastName': 'Иванова',
  'passengers[0].gender': 'f',
  'passengers[1].firstName': 'Пётр',
  'passengers[1].noPassportExpdate': 'on',
};

describe('readStep1Values', () => {
  it('keeps the form as typed', () => {
    expect(fieldValues(readStep1Values(formOf(fields), 2))).toEqual(fields);
  });

  it('drops passengers and fields that the order does not have, and values that are not text', () => {
    const form = formOf({
      ...fields,
      'passengers[2].lastName': 'Nobody',
      'passengers[999999999].lastName': 'Nobody',
      role: 'admin',
    });
    form.set('phone', new File(['x'], 'x.txt'));
    const { phone: _, ...expected } = fields;
    expect(fieldValues(readStep1Values(form, 2))).toEqual(expected);
  });

  it.each(DOCUMENT_TYPES)('keeps the whole name of %s', (documentType) => {
    const values = readStep1Values(formOf({ 'passengers[0].documentType': documentType }), 1);
    expect(values.passengers).toEqual([{ documentType }]);
  });

  it('removes invisible characters', () => {
    const pasted = { phone: '\u202a+7 916 123-45-67\u202c', 'passengers[0].lastName': 'Iva\u00adno\u200bva\0\ufeff ' };
    expect(fieldValues(readStep1Values(formOf(pasted), 1))).toEqual({
      phone: '+7 916 123-45-67',
      'passengers[0].lastName': 'Ivanova',
    });
  });

  it('cuts values to a length that a cookie can hold', () => {
    const values = readStep1Values(formOf({ email: 'a'.repeat(5000), 'passengers[0].lastName': 'б'.repeat(5000) }), 1);
    expect(values.email).toHaveLength(120);
    expect(values.passengers[0]?.lastName).toHaveLength(50);
  });
});

it('passengerTypes lists adults, then children, then infants', () => {
  expect(passengerTypes({ adults: 2, children: 1, infants: 1 })).toEqual(['adult', 'adult', 'child', 'infant']);
});
