import { describe, expect, it } from 'vitest';
import { getTranslator } from '~/i18n/translator.server';
import { latinNamesOf, latinProposals } from './latin-names';
import { transliterate } from './transliteration';

describe('transliterate', () => {
  it.each([
    ['Щукина-Ёлкина', 'Shchukina-Elkina'],
    ['Юлия', 'Iuliia'],
    ['ЮЛИЯ', 'IULIIA'],
    ['Хабаров', 'Khabarov'],
    ['Подъячев', 'Podieiachev'],
    ['Цой', 'Tsoi'],
    ['Наталья', 'Natalia'],
    ['Эльвира Ыхы', 'Elvira Ykhy'],
    ['Ґедзь Ії', 'Gedz Ii'],
    ['Әсел', 'Asel'],
    ['Я', 'Ia'],
    ["O'Neil", "O'Neil"],
  ])('%s → %s', (name, latin) => expect(transliterate(name)).toBe(latin));
});

describe('Latin names', () => {
  const t = getTranslator('en', 'errors');
  const typed = { lastName: 'Иванова', firstName: 'Anna', middleName: 'Петр0вна' };
  it('are suggested for valid Cyrillic names', () => expect(latinNamesOf(typed)).toEqual({ lastName: 'Ivanova' }));

  it('are suggested at fields that must be Latin, and once per passenger', () => {
    const faults = { 'passengers[1].lastName': 'latinOnly', 'passengers[1].middleName': 'latinOnly' };
    const passenger = { lastName: 'Иванова', firstName: 'Анна', middleName: 'Ивановна' };
    expect(latinProposals([typed, passenger], faults, t)).toEqual({
      byField: {
        'passengers[1].lastName': t('validation.latinSuggested', { name: 'Ivanova' }),
        'passengers[1].middleName': t('validation.latinSuggested', { name: 'Ivanovna' }),
      },
      byPassenger: { 1: { text: 'Ivanova Ivanovna', below: 'middleName' } },
    });
    expect(latinProposals([passenger], { 'passengers[0].lastName': 'latinOnly' }, t).byPassenger).toEqual({
      0: { text: 'Ivanova', below: 'lastName' },
    });
    expect(latinProposals([passenger], { 'passengers[0].lastName': 'threeRepeated' }, t).byPassenger).toEqual({});
  });
});
