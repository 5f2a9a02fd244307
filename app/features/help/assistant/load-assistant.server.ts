import { randomUUID } from 'node:crypto';
import { dropAssistantChat } from '~/bff/cookies/assistant-chat.server';
import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import { cardsOf } from './cards.server';
import { ownChat } from './own-chat.server';
import { readChat, type ChatOutcome } from './read-chat.server';
import { assistantScreen, MOST_PAGES, spokenIn, type AssistantScreen } from './screen.server';

const NO_CHAT: ChatOutcome = {
  state: 'ready',
  chat: { messages: [], isBlocked: false, isClosed: false, hasOlder: false },
};

/** Loads the page of the assistant. Nothing is asked of the service before the visitor has said something. */
export async function loadAssistant(context: RequestContext): Promise<AssistantScreen> {
  const { market, url } = context;
  const pages = pagesOf(url);
  const own = await ownChat(context);
  const outcome = own ? await readChat(context, own, pages) : NO_CHAT;
  if (outcome.state === 'gone') dropAssistantChat(context);
  const cards = outcome.state === 'ready' ? await cardsOf(context, outcome.chat.messages) : new Map<string, never>();
  const { locale } = market;
  const facts = { outcome, own, cards, pages, locale, key: randomUUID(), now: Date.now() };
  return assistantScreen(facts, getTranslator(locale, 'assistant'), getTranslator(spokenIn(locale), 'assistant'));
}

function pagesOf({ searchParams }: URL): number {
  const pages = Number(searchParams.get('pages') ?? 1);
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, MOST_PAGES) : 1;
}
