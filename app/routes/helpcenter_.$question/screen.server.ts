import { asText, type findQuestion } from '~/features/help/questions.server';

/** An answer. `questions` is for search engines, by the name that the frame reads. */
export type AnswerScreen = {
  title: string;
  /** The beginning of the answer without markup, for search engines. */
  description: string;
  html: string;
  questions: { question: string; answer: string }[];
  topic: { title: string; path: string };
  /** The other questions of the topic. */
  others: { path: string; title: string }[];
};

const DESCRIPTION_LENGTH = 160;

/** Builds the page of an answer. Pure. */
export function answerScreen({ question, topic }: NonNullable<ReturnType<typeof findQuestion>>): AnswerScreen {
  const { id, title, html } = question;
  return {
    title,
    description: shortened(asText(html).replace(/\s+/g, ' ').trim()),
    html,
    questions: [{ question: title, answer: html }],
    topic: { title: topic.title, path: `/helpcenter#${topic.id}` },
    others: topic.questions.filter((one) => one.id !== id).map(({ path, title: other }) => ({ path, title: other })),
  };
}

/** Cuts at the end of a word. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, '')}…`;
}
