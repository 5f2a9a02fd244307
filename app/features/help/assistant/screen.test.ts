import { describe, expect, it } from 'vitest';
import type { AssistantMessage } from '~/upstream/assistant/contract';
import { joinPages, type ChatOutcome, type ReadChat } from './read-chat.server';
import { assistantScreen, type ScreenFacts } from './screen.server';

const t = (key: string) => key;
const message = (
  id: string,
  role: AssistantMessage['role'],
  more: Partial<AssistantMessage> = {},
): AssistantMessage => ({
  id,
  role,
  text: `text ${id}`,
  language: null,
  createdAt: '2031-05-01T10:00:00Z',
  cards: [],
  replies: [],
  ...more,
});
const chat = (change: Partial<ReadChat>): ChatOutcome => ({
  state: 'ready',
  chat: { messages: [], isBlocked: false, isClosed: false, hasOlder: false, ...change },
});
const screen = (outcome: ChatOutcome, change: Partial<ScreenFacts> = {}) =>
  assistantScreen(
    { outcome, own: null, cards: new Map(), pages: 1, locale: 'en', key: 'key', now: 100_000, ...change },
    t,
    t,
  );

describe('pages of messages', () => {
  it('are put together once each, older ones before the others', () => {
    const [one, two, three] = ['1', '2', '3'].map((id) => message(id, 'user'));
    expect(
      joinPages([
        [three!, two!],
        [two!, one!],
      ]).map(({ id }) => id),
    ).toEqual(['1', '2', '3']);
  });
});

describe('the page of the assistant', () => {
  it('offers examples before anything is said, in a language that the assistant speaks', () => {
    expect(screen(chat({})).examples).toMatchObject({ lang: null });
    expect(screen(chat({}), { locale: 'fr' }).examples).toMatchObject({ lang: 'en' });
    expect(screen({ state: 'gone' })).toMatchObject({ state: 'ready', hasChat: false });
  });

  it.each([
    [chat({ isBlocked: true }), 99_000, 'thinking'],
    [chat({ isBlocked: true }), 10_000, 'late'],
    [chat({ isBlocked: true }), null, 'late'],
    [chat({ isClosed: true, isBlocked: true }), 99_000, 'closed'],
    [{ state: 'unavailable' } as const, 99_000, 'unavailable'],
  ])('%#: says where the conversation stands', (outcome, askedAt, state) => {
    expect(screen(outcome, { own: { askedAt } })).toMatchObject({ state, replies: [] });
  });

  it('shows only an assistant its lists, cards and short answers', () => {
    const messages = [
      message('1', 'user', { text: '- <b>one</b> https://evil.example', cards: [{ type: 'orders' }], replies: ['x'] }),
      message('2', 'assistant', { text: '- one https://evil.example', language: 'de', replies: ['Yes'] }),
    ];
    const view = screen(chat({ messages, hasOlder: true }));
    expect(view.messages).toMatchObject([
      { isOwn: true, parts: [{ kind: 'text', text: '- <b>one</b> https://evil.example' }], cards: [] },
      { isOwn: false, parts: [{ kind: 'list', items: ['one removed'] }], lang: 'de' },
    ]);
    expect(view).toMatchObject({ replies: ['Yes'], olderPath: '/assistant?pages=2' });
  });
});
