import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readUses } from './check-locales';
import { findProblems } from './locales/check';
import { type Catalogue, compareLanguages } from './locales/compare';
import { collectUses, type Uses } from './locales/uses';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const catalogue = (en: object, ru: object) => ({ en: { home: en }, ru: { home: ru } }) as Catalogue;

describe('compareLanguages', () => {
  it.each<[string, object, object, string[]]>([
    ['nothing', { a: 'A', b: { c: '{{x}}' } }, { a: 'А', b: { c: 'и {{x}}' } }, []],
    ['a key that one lacks', { a: 'A', b: { c: 'C' } }, { a: 'А' }, ['ru/home: b.c is missing']],
    ['a key too many', { a: 'A' }, { a: 'А', b: 'Б' }, ['ru/home: b is not in en']],
    ['an empty text', { a: 'A' }, { a: ' ' }, ['ru/home: a is empty']],
    [
      'another placeholder',
      { a: 'to {{city}}' },
      { a: 'в {{town}}' },
      ['ru/home: a has placeholders (town), en has (city)'],
    ],
    [
      'plural forms of each language, and one for zero',
      { n_zero: 'none', n_one: '{{count}} day', n_other: '{{count}} days' },
      { n_one: '{{count}} день', n_few: '{{count}} дня', n_many: '{{count}} дней', n_other: '{{count}} дня' },
      [],
    ],
    [
      'a plural form that Russian needs',
      { n_one: '{{count}} day', n_other: '{{count}} days' },
      { n_one: '{{count}} день', n_other: '{{count}} дней' },
      ['ru/home: n has the forms one, other, ru needs few, many, one, other'],
    ],
    [
      'a plain text beside plural forms',
      { n: '{{count}} days', n_one: 'day', n_other: 'days' },
      { n: '{{count}} дн.' },
      ['en/home: n has plural forms and a plain text'],
    ],
  ])('finds %s', (_what, en, ru, expected) => {
    expect(compareLanguages(catalogue(en, ru))).toEqual(expected);
  });

  it('finds a file that a language lacks', () => {
    expect(compareLanguages({ en: { home: {} }, de: {} })).toEqual(['de/home.json is missing']);
  });
});

describe('findProblems', () => {
  const texts = catalogue(
    { title: 'T', sort: { price: 'P', time: 'Z' } },
    { title: 'Т', sort: { price: 'Ц', time: 'В' } },
  );
  const problems = (source: string) => {
    const uses: Uses = { calls: [], literals: new Set(), patterns: [] };
    collectUses('view.tsx', source, uses);
    return findProblems(texts, uses);
  };

  it.each<[string, string, string[]]>([
    ['calls and templates', "const { t } = useTranslation('home'); t('title'); t(`sort.${by}`);", []],
    ['keys kept as strings', "const LABELS = ['title', 'sort.price', 'sort.time'];", []],
    ['both branches of a condition', "t(isLong ? 'sort.time' : 'sort.price'); t('title')", []],
    ['an unused key', "t('title'); t('sort.price')", ['en/home: sort.time is not used']],
    [
      'a template that fits nothing',
      "t('title'); t(`order.${by}`)",
      ['en/home: sort.price is not used', 'en/home: sort.time is not used'],
    ],
    ['a missing key', "t('title'); t(`sort.${by}`);\nt('titel')", ['view.tsx:2: no text for "titel"']],
    [
      'a key of another namespace',
      "const { t } = useTranslation('search'); t('title'); const keys = `sort.${by}`",
      ['view.tsx:1: no text for "title" in search'],
    ],
  ])('finds %s', (_what, source, expected) => {
    expect(problems(source)).toEqual(expected);
  });
});

describe('the texts of this project', () => {
  it('have no problems', () => {
    expect(findProblems(readCatalogue(ROOT), readUses(ROOT))).toEqual([]);
  });
});
