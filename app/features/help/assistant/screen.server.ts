import type { AssistantChat } from '~/bff/cookies/assistant-chat.server';
import type { Translate } from '~/i18n/translate';
import type { Locale } from '~/market/locales';
import type { CardView } from './cards.server';
import type { ChatOutcome } from './read-chat.server';
import { safeWords, type WordsPart } from './safe-words.server';

export type MessageView = {
  id: string;
  isOwn: boolean;
  parts: WordsPart[];
  /** Language of the words where it is another one than the page's. */
  lang: string | null;
  cards: CardView[];
};

export type AssistantScreen = {
  title: string;
  /** The oldest first; empty before anything was said. */
  messages: MessageView[];
  /** `late`: nothing came for so long that the page no longer asks by itself. */
  state: 'ready' | 'thinking' | 'late' | 'closed' | 'unavailable';
  /** Path of the page with one more page of messages; null where there are no older ones. */
  olderPath: string | null;
  /** Short answers to the latest message. */
  replies: string[];
  /** Messages to begin with, before anything was said. `lang` as of messages. */
  examples: { texts: string[]; lang: string | null } | null;
  hasChat: boolean;
  /** Identifies the next message, so that a second click sends it once. */
  key: string;
};

/** A page of more messages would be long to read and to load. */
export const MOST_PAGES = 8;
/** An answer that takes longer does not come by itself. */
const LATE_MS = 60_000;
/** The languages that the service answers in (specification 3 §9), and understands. */
const SPOKEN: readonly Locale[] = ['ru', 'en', 'de'];

export type ScreenFacts = {
  outcome: ChatOutcome;
  own: Pick<AssistantChat, 'askedAt'> | null;
  cards: ReadonlyMap<string, CardView[]>;
  pages: number;
  locale: Locale;
  key: string;
  now: number;
};

/**
 * Builds the page of the assistant.
 * @param t reads the namespace `assistant`
 * @param tSpoken reads it in a language that the assistant speaks
 */
export function assistantScreen(facts: ScreenFacts, t: Translate, tSpoken: Translate): AssistantScreen {
  const { outcome, own, cards, pages, locale, key, now } = facts;
  const chat = outcome.state === 'ready' ? outcome.chat : null;
  const messages = chat?.messages ?? [];
  const last = messages.at(-1);
  const isFresh = outcome.state !== 'unavailable' && messages.length === 0;
  const spoken = spokenIn(locale);
  return {
    title: t('title'),
    messages: messages.map(({ id, role, text, language, cards: own }) => ({
      id,
      isOwn: role === 'user',
      parts: role === 'user' ? [{ kind: 'text', text }] : safeWords(text, t('removed')),
      lang: role === 'assistant' && language !== null && language !== locale ? language : null,
      cards: own.length > 0 ? (cards.get(id) ?? []) : [],
    })),
    state: stateOf(outcome, own?.askedAt ?? null, now),
    olderPath: chat?.hasOlder && pages < MOST_PAGES ? `/assistant?pages=${pages + 1}` : null,
    replies: last?.role === 'assistant' && !chat?.isBlocked && !chat?.isClosed ? last.replies : [],
    examples: isFresh
      ? {
          texts: ['weekend', 'train', 'month', 'refund'].map((name) => tSpoken(`examples.${name}`)),
          lang: spoken === locale ? null : spoken,
        }
      : null,
    hasChat: messages.length > 0 || outcome.state === 'unavailable',
    key,
  };
}

/** Returns the language in which a page shows examples of what to write. */
export function spokenIn(locale: Locale): Locale {
  return SPOKEN.includes(locale) ? locale : 'en';
}

function stateOf(outcome: ChatOutcome, askedAt: number | null, now: number): AssistantScreen['state'] {
  if (outcome.state === 'unavailable') return 'unavailable';
  if (outcome.state === 'gone') return 'ready';
  const { isBlocked, isClosed } = outcome.chat;
  if (isClosed) return 'closed';
  if (!isBlocked) return 'ready';
  return askedAt === null || now - askedAt > LATE_MS ? 'late' : 'thinking';
}
