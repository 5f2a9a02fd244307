import type { TextDocument, TextSection } from '~/features/frame/content/markdown.server';
import type { IconName } from '~/ui/Icon';
import { findQuestions } from './find-questions';
import type { HelpTopic } from './help-topic';

export type HelpScreen = Pick<TextDocument, 'title' | 'lead'> & {
  /** The words that were looked for; null while all questions are shown. */
  search: { query: string; isFound: boolean } | null;
  /** Those with questions that were found; all where none was. */
  topics: HelpTopic[];
};

/** Icons by the anchor of a topic, the same in every language. */
const ICONS: Readonly<Record<string, IconName>> = {
  search: 'search',
  fares: 'bag',
  documents: 'document',
  payment: 'card',
  refunds: 'refresh',
  'check-in': 'seat',
  transfers: 'swap',
  ticket: 'ticket',
};

/**
 * Builds the help centre: its topics, and the questions of each, which are the third-level headings of the text.
 * @param query the words that questions must have; "" for all questions
 */
export function helpScreen({ title, lead, sections }: TextDocument, query: string): HelpScreen {
  const topics = sections.map(topic);
  if (query === '') return { title, lead, search: null, topics };
  const found = findQuestions(topics, query);
  const isFound = found.length > 0;
  return { title, lead, search: { query, isFound }, topics: isFound ? found : topics };
}

function topic({ id, title, html }: TextSection): HelpTopic {
  const [, ...parts] = html.split(/<h3>(.*?)<\/h3>/s);
  const questions = [];
  for (let index = 0; index + 1 < parts.length; index += 2) {
    questions.push({ title: parts[index]!, html: parts[index + 1]!.trim() });
  }
  return { id, title, icon: ICONS[id] ?? 'help', questions };
}
