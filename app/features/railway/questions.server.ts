import type { TextDocument } from '~/features/frame/content/markdown.server';

/** A question of a text, and its answer in HTML. */
export type QuestionText = { question: string; answer: string };

/** Section of a text whose headings are questions. */
const SECTION = 'questions';

/** Reads the questions that a text shows; empty for a text without that section. */
export function questionsOf({ sections }: TextDocument): QuestionText[] {
  const html = sections.find(({ id }) => id === SECTION)?.html ?? '';
  return [...html.matchAll(/<h3>(.+?)<\/h3>\s*(.+?)(?=<h3>|$)/gs)].map(([, question = '', answer = '']) => ({
    question,
    answer: answer.trim(),
  }));
}
