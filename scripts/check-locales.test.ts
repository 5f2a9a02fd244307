import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readCatalogue, readSources } from './check-locales';
import { findProblems } from './locales/check';
import { type Catalogue, compareLanguages } from './locales/compare';
import { findUntranslated } from './locales/untranslated';
import { findVisibleText } from './locales/visible-text';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const catalogue = (en: object, ru: object) => ({ en: { home: en }, ru: { home: ru } }) as Catalogue;

const sourceOf = (text: string, name = 'view.tsx') => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

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

  it('finds a missing file of a language', () => {
    expect(compareLanguages({ en: { home: {} }, de: {} })).toEqual(['de/home.json is missing']);
  });
});

describe('findProblems', () => {
  const texts = catalogue(
    { title: 'T', sort: { price: 'P', time: 'Z' } },
    { title: 'Т', sort: { price: 'Ц', time: 'В' } },
  );
  const problems = (source: string, name?: string) => findProblems(texts, [sourceOf(source, name)]);

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

  it('treats a module that is not a view as such', () => {
    const source = "const same = <T>(one: T) => one; getTranslator(locale, 'home'); t('title'); t(`sort.${same(by)}`)";
    expect(problems(source, 'screen.server.ts')).toEqual([]);
  });
});

describe('findUntranslated', () => {
  const languages = (en: string, de: string) => ({ en: { home: { a: en } }, de: { home: { a: de } } }) as Catalogue;

  it.each<[string, string, string, string[], string[]]>([
    ['nothing', 'Tickets', 'Fahrkarten', [], []],
    ['English', 'Your order', 'Your order', [], ['de/home: a is English: "Your order"']],
    ['English with other signs', 'Find it!', 'find it', [], ['de/home: a is English: "find it"']],
    ['no fault in the name of a shop', 'Google Play', 'Google Play', [], []],
    ['no fault in a text of numbers', '{{count}} × {{price}}', '{{count}} × {{price}}', [], []],
    ['no fault in a word of both', 'Terminal {{name}}', 'terminal {{name}}', ['terminal'], []],
    ['an exception too many', 'Cat', 'Katze', ['cat'], ['de: "cat" need not be excepted from translation']],
  ])('finds %s', (_what, en, de, same, expected) => {
    expect(findUntranslated(languages(en, de), { de: same })).toEqual(expected);
  });
});

describe('findVisibleText', () => {
  const found = (text: string) => [`view.tsx:1: text outside locales: "${text}"`];

  it.each<[string, string[]]>([
    ['<p>Pay now</p>', found('Pay now')],
    ['<p>{paid ? t("paid") : "not paid"}</p>', found('not paid')],
    ['<>{name ?? "nobody"}</>', found('nobody')],
    ['<p>{late && `${count} hours late`}</p>', found('hours late')],
    ['<a aria-label="Close" />', found('Close')],
    ['<Field label={long ? "Number of the card" : t("card")} />', found('Number of the card')],
    ['<Field hint={`Up to ${max}`} />', found('Up to')],
    ['const title = "Оплата"', found('Оплата')],
    ['<p className="card" data-testid="pay">{t("pay")} · {`${price}`}</p>', []],
    ['<p title={t(isLong ? "long" : "short")}>{kind === "train" ? t("train") : null}</p>', []],
    ['<Icon name={open ? "up" : "down"} />', []],
    ['const kind = "train"', []],
  ])('%s', (source, expected) => {
    expect(findVisibleText(sourceOf(source))).toEqual(expected);
  });

  it('treats names in the tables of the market as data', () => {
    expect(findVisibleText(sourceOf("const name = 'Русский'", 'app/market/locales.ts'))).toEqual([]);
  });
});

describe('the texts of this project', () => {
  it('have no problems', () => {
    expect(findProblems(readCatalogue(ROOT), readSources(ROOT))).toEqual([]);
  });
});
