import { describe, expect, it } from 'vitest';
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

describe('latin names', () => {
  const typed = { lastName: 'Иванова', firstName: 'Anna', middleName: 'Петр0вна' };
  it('are found for what is Cyrillic and right', () => expect(latinNamesOf(typed)).toEqual({ lastName: 'Ivanova' }));

  it('are proposed at fields that must be Latin, and once for the passenger', () => {
    const faults = { 'passengers[1].lastName': 'latinOnly', 'passengers[1].middleName': 'latinOnly' };
    const passenger = { lastName: 'Иванова', firstName: 'Анна', middleName: 'Ивановна' };
    expect(latinProposals([typed, passenger], faults)).toEqual({
      byField: { 'passengers[1].lastName': 'Ivanova', 'passengers[1].middleName': 'Ivanovna' },
      byPassenger: { 1: 'Ivanova Ivanovna' },
    });
    expect(latinProposals([passenger], { 'passengers[0].lastName': 'threeRepeated' }).byPassenger).toEqual({});
  });
});
