import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '~/market/locales';
import type { ResourceTree } from './keys';
import { NAMESPACES } from './namespaces';
import { localeFiles, localesToRead } from './resources.server';
import { getTranslator } from './translator.server';

describe('getTranslator', () => {
  it('returns texts in the requested language', () => {
    expect(getTranslator('ru', 'common')('error.toOrders')).toBe('К моим поездкам');
    expect(getTranslator('en', 'common')('error.toOrders')).toBe('Go to my trips');
  });

  it('does not escape parameters, because views do', () => {
    expect(getTranslator('en', 'content')('orders.number', { number: '<A&B>' })).toBe('Order <A&B>');
  });

  it.each([
    [1, '1 поездку'],
    [3, '3 поездки'],
    [5, '5 поездок'],
    [11, '11 поездок'],
    [21, '21 поездку'],
  ])('uses the Russian plural form of %d', (count, expected) => {
    const text = getTranslator('ru', 'content')('orders.missing', { count });
    expect(text.replaceAll('\u00a0', ' ')).toContain(expected);
  });

  it.each([
    ['pl', 1, '1 przesiadka'],
    ['pl', 22, '22 przesiadki'],
    ['pl', 12, '12 przesiadek'],
    ['de', 1, '1 Umstieg'],
    ['nl', 2, '2 overstappen'],
    ['tr', 2, '2 aktarma'],
  ] as const)('uses the plural form of %s for %d', (locale, count, expected) => {
    expect(getTranslator(locale, 'trip')('stopCount', { count })).toBe(expected);
  });

  it('returns a key that no language has', () => {
    expect(getTranslator('ru', 'common')('no.such.key')).toBe('no.such.key');
  });
});

describe('localeFiles', () => {
  it.each(LOCALES)('lists one file per namespace for %s, which is complete', (locale) => {
    const files = localeFiles(locale, NAMESPACES);
    for (const name of NAMESPACES) expect(files[name]?.map((file) => file.locale)).toEqual([locale]);
  });
});

describe('localesToRead', () => {
  it.each<[string, ResourceTree | undefined, string[]]>([
    ['a language without texts', undefined, ['en']],
    ['a language that lacks some', { days_one: 'gün', days_other: 'gün' }, ['tr', 'en']],
    ['a complete language', { days_one: 'gün', days_other: 'gün', title: 'Başlık' }, ['tr']],
  ])('%s', (_what, own, expected) => {
    expect(localesToRead('tr', own, { days_one: 'day', days_other: 'days', title: 'Title' })).toEqual(expected);
  });
});

describe('a language without a file', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.doMock('./resources.server', () => ({
      resourcesOf: (locale: string) =>
        locale === 'en' ? { content: { trips_one: '{{count}} trip', trips_other: '{{count}} trips' } } : {},
    }));
  });
  afterEach(() => vi.doUnmock('./resources.server'));

  it('falls back to English, with English plural forms', async () => {
    const { getTranslator: translator } = await import('./translator.server');
    expect(translator('pl', 'content')('trips', { count: 1 })).toBe('1 trip');
    expect(translator('pl', 'content')('trips', { count: 3 })).toBe('3 trips');
  });
});
