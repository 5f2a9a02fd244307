import { helpTexts, type HelpTopic } from '~/features/help/questions.server';
import { searchQuestions } from '~/features/help/search-questions.server';
import type { Market } from '~/market/market';
import type { IconName } from '~/ui/Icon';

type Link = { path: string; title: string };

/** The help centre: its topics with their questions, or what was found. */
export type HelpScreen = {
  title: string;
  lead: string;
  /** Null while nothing is looked for. */
  search: { query: string; found: (Link & { topic: string })[] } | null;
  /** All of them when nothing was found; none beside what was. */
  topics: { id: string; title: string; icon: IconName; questions: Link[] }[];
};

/** Icons by the anchor of a topic, the same in every language. */
const ICONS: Readonly<Record<string, IconName>> = {
  search: 'search',
  fares: 'bag',
  documents: 'document',
  payment: 'card',
  refunds: 'refresh',
  'check-in': 'check',
  transfers: 'swap',
  ticket: 'ticket',
};

/** Builds the help centre. @param query the words that questions must have; "" for all questions */
export function helpScreen(market: Market, query: string): HelpScreen {
  const { title, lead, topics } = helpTexts(market);
  if (query === '') return { title, lead, search: null, topics: topics.map(topicView) };
  const found = searchQuestions(market, query).map(({ path, title: question, topic }) => ({
    path,
    title: question,
    topic,
  }));
  return { title, lead, search: { query, found }, topics: found.length > 0 ? [] : topics.map(topicView) };
}

function topicView({ id, title, questions }: HelpTopic): HelpScreen['topics'][number] {
  return {
    id,
    title,
    icon: ICONS[id] ?? 'help',
    questions: questions.map(({ path, title: question }) => ({ path, title: question })),
  };
}
