import type { HelpTopic } from './help-topic';

/** A question is looked for by this many characters at most. */
const MOST_CHARACTERS = 100;

/** Returns what was asked for, without needless spaces. */
export function readQuery(text: string | null): string {
  return (text ?? '').trim().replace(/\s+/g, ' ').slice(0, MOST_CHARACTERS);
}

/**
 * Returns the topics with the questions that have every word of the query, in the question or its answer; endings and
 * accents do not count. A query without letters and digits finds nothing.
 */
export function findQuestions(topics: readonly HelpTopic[], query: string): HelpTopic[] {
  const wanted = wordsOf(query).map(stemOf);
  if (wanted.length === 0) return [];
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ title, html }) => {
      const words = wordsOf(`${topic.title} ${title} ${html}`.replace(/<[^>]*>/g, ' '));
      return wanted.every((stem) => words.some((word) => (stem.length < 3 ? word === stem : word.startsWith(stem))));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Cuts the ending: "refunding" finds "refund", «возвраты» finds «возврате». */
function stemOf(word: string): string {
  return word.slice(0, Math.max(4, Math.ceil(word.length * 0.7)));
}
