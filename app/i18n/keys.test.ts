import { describe, expect, it } from 'vitest';
import { baseKey, flatTexts, missingKeys } from './keys';

describe('flatTexts', () => {
  it('returns every text under its full key', () => {
    expect([...flatTexts({ a: 'A', b: { c: { d: 'D' }, e: 'E' } })]).toEqual([
      ['a', 'A'],
      ['b.c.d', 'D'],
      ['b.e', 'E'],
    ]);
  });
});

describe('baseKey', () => {
  it.each([
    ['stops_one', 'stops'],
    ['trip.stops_many', 'trip.stops'],
    ['no_one_else', 'no_one_else'],
    ['title', 'title'],
  ])('%s → %s', (key, expected) => expect(baseKey(key)).toBe(expected));
});

describe('missingKeys', () => {
  it('treats the plural forms of different languages as one key', () => {
    const english = { days_one: 'day', days_other: 'days', title: 'T', form: { name: 'N' } };
    const russian = { days_one: 'день', days_few: 'дня', days_many: 'дней', days_other: 'дня', form: {} };
    expect(missingKeys(russian, english)).toEqual(['title', 'form.name']);
  });
});
