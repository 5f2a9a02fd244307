import { textPage } from '~/features/frame/content/text-page.server';
import { textFile } from '~/features/frame/content/text-files.server';
import type { Locale } from '~/market/locales';
import type { Market } from '~/market/market';

/** A question of the help centre with its answer, which has an address of its own. */
export type HelpQuestion = {
  /** The same in every language; the last part of the address. */
  id: string;
  path: string;
  title: string;
  /** The answer: rendered from a file of the project, without raw HTML. */
  html: string;
};

/** A topic with its questions. */
export type HelpTopic = {
  /** Anchor of the topic. */
  id: string;
  title: string;
  questions: HelpQuestion[];
};

/** The help centre: `locales/<language>/content/helpcenter.md`, whose third-level headings are questions. */
export type HelpTexts = { title: string; lead: string; topics: HelpTopic[] };

const HEADING = /<h3>(.*?) \{#([a-z][a-z0-9-]*)\}<\/h3>/s;

/** Returns the help centre of a market. */
export function helpTexts(market: Market): HelpTexts {
  const { title, lead, sections } = textPage('helpcenter', market);
  const topics = sections.map(({ id, title: topic, html }) => {
    const [, ...parts] = html.split(new RegExp(HEADING, 'gs'));
    const questions: HelpQuestion[] = [];
    for (let at = 0; at + 2 < parts.length; at += 3) {
      const [question = '', questionId = '', answer = ''] = parts.slice(at, at + 3);
      questions.push({ id: questionId, path: questionPath(questionId), title: asText(question), html: answer.trim() });
    }
    return { id, title: topic, questions };
  });
  return { title, lead, topics };
}

/** Returns a question with its topic; null when there is none of this name. */
export function findQuestion(market: Market, id: string): { question: HelpQuestion; topic: HelpTopic } | null {
  for (const topic of helpTexts(market).topics) {
    const question = topic.questions.find((one) => one.id === id);
    if (question) return { question, topic };
  }
  return null;
}

export function questionPath(id: string): string {
  return `/helpcenter/${id}`;
}

/** Lists the paths of all answers in a language, for the sitemap. */
export function questionPaths(locale: Locale): string[] {
  return [...textFile('helpcenter', locale).matchAll(/^### .+ \{#([\w-]+)\}$/gm)].map(([, id]) =>
    questionPath(id ?? ''),
  );
}

/** A Markdown comment below a question: other words by which people look for it. */
const WORDS = /^### .+ \{#(?<id>[\w-]+)\}\n+\[words\]: # ['"(](?<words>.*)['")]$/gm;

/** Returns other words of the questions by their ids. */
export function searchWords(locale: Locale): ReadonlyMap<string, string> {
  const found = [...textFile('helpcenter', locale).matchAll(WORDS)];
  return new Map(found.map(({ groups }) => [groups?.id ?? '', groups?.words ?? '']));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Turns HTML of a text without links into plain text. */
export function asText(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}
