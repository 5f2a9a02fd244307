import { describe, expect, it } from 'vitest';
import { NAMESPACES } from './namespaces';
import { localeFiles } from './resources.server';
import { getTranslator } from './translator.server';

describe('getTranslator', () => {
  it('writes the texts of a namespace in its language', () => {
    expect(getTranslator('ru', 'common')('error.toOrders')).toBe('К моим поездкам');
    expect(getTranslator('en', 'common')('error.toOrders')).toBe('To my trips');
  });

  it('fills in parameters as they are: views escape', () => {
    expect(getTranslator('en', 'content')('orders.number', { number: '<A&B>' })).toBe('Order <A&B>');
  });

  it.each([
    [1, '1 поездку'],
    [3, '3 поездки'],
    [5, '5 поездок'],
    [11, '11 поездок'],
    [21, '21 поездку'],
  ])('takes the Russian plural form of %d', (count, expected) => {
    const text = getTranslator('ru', 'content')('orders.missing', { count });
    expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  it('takes English for a language without texts, with English plural forms', () => {
    expect(getTranslator('tr', 'content')('orders.missing', { count: 2 })).toMatch(/^2 trips/);
  });

  it('gives back a key that no language has', () => {
    expect(getTranslator('ru', 'common')('no.such.key')).toBe('no.such.key');
  });
});

describe('localeFiles', () => {
  it('names one file for a language that is complete', () => {
    expect(localeFiles('ru', NAMESPACES).common?.map(({ locale }) => locale)).toEqual(['ru']);
  });

  it('names the English file for a language without one', () => {
    expect(localeFiles('it', NAMESPACES).common?.map(({ locale }) => locale)).toEqual(['en']);
  });
});
