import { stemmer as dutch } from '@orama/stemmers/dutch';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import { stemmer as turkish } from '@orama/stemmers/turkish';
import type { Locale } from '~/market/locales';
import stopWordsByLocale from './stop-words.json';

/** Stemmers by language. None is kept for Polish: its words are cut. */
const STEMMERS: Readonly<Record<Locale, (word: string) => string>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: (word) => word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))),
  ru: russian,
  tr: turkish,
};

/** Words that say nothing about the subject of a question, by language. */
const STOP_WORDS: Readonly<Record<Locale, string>> = stopWordsByLocale;

const stopWords = new Map<Locale, ReadonlySet<string>>();

function isStopWord(word: string, locale: Locale): boolean {
  let words = stopWords.get(locale);
  if (!words) stopWords.set(locale, (words = new Set(STOP_WORDS[locale].split(' '))));
  return words.has(word);
}

/**
 * Returns the stem of a word, without accents: "refunds" and "refund" have the same, «возвраты» and «возврат» too. Null for
 * a word that says nothing.
 */
export function stemOf(word: string, locale: Locale): string | null {
  const lower = word.toLocaleLowerCase(locale);
  if (isStopWord(lower, locale)) return null;
  const isNumber = /^\p{N}+$/u.test(lower);
  const stem = isNumber ? lower : STEMMERS[locale](lower);
  return stem.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('ł', 'l');
}
