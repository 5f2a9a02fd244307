import MiniSearch from 'minisearch';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';
import { asText, helpTexts, searchWords, type HelpQuestion, type HelpTopic } from './questions.server';
import { stemOf } from './stems.server';

/** A question is looked for by this many characters and words at most. */
const MOST_CHARACTERS = 100;
const MOST_WORDS = 12;
/** Found questions that are shown. */
const MOST_FOUND = 8;
/** A question that fits this much less than the best one is left out. */
const LEAST_SHARE = 0.25;

type Indexed = { id: string; title: string; topic: string; words: string; text: string };

/** One index of each language: the texts of a language differ between countries in addresses only. */
const indexes = new Map<Locale, MiniSearch<Indexed>>();

/** Returns what was asked for, without needless spaces. */
export function readQuery(text: string | null): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
}

/** A question that was found, and its topic. */
export type FoundQuestion = HelpQuestion & { topic: string };

/**
 * Finds questions by words in any form, the best first. A word counts most in the question itself, then among the words by
 * which people look for it, then in its topic and its answer. A query without letters and digits finds nothing.
 */
export function searchQuestions(market: Market, query: string): FoundQuestion[] {
  const { topics } = helpTexts(market);
  const found = indexOf(market.locale, topics).search(wordsOf(query).slice(0, MOST_WORDS).join(' '));
  const best = found[0]?.score ?? 0;
  const questions = new Map<unknown, FoundQuestion>(
    topics.flatMap(({ title, questions: own }) => own.map((one) => [one.id, { ...one, topic: title }])),
  );
  return found
    .filter(({ score }) => score >= best * LEAST_SHARE)
    .slice(0, MOST_FOUND)
    .flatMap(({ id }) => questions.get(id) ?? []);
}

function indexOf(locale: Locale, topics: readonly HelpTopic[]): MiniSearch<Indexed> {
  const existing = indexes.get(locale);
  if (existing) return existing;
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'words', 'topic', 'text'],
    tokenize: wordsOf,
    processTerm: (word) => stemOf(word, locale),
    searchOptions: {
      boost: { title: 3, words: 3, topic: 1.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.5, fuzzy: 0.3 },
    },
  });
  const words = searchWords(locale);
  index.addAll(
    topics.flatMap(({ title: topic, questions }) =>
      questions.map(({ id, title, html }) => ({ id, title, topic, words: words.get(id) ?? '', text: asText(html) })),
    ),
  );
  indexes.set(locale, index);
  return index;
}

function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? [];
}
