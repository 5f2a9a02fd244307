import type { ChatCall } from '../chat-calls';
import type { ChatScreen } from '../chat-screen';

/** State of the widget. `looks` counts the times that it had to look for new messages at once. */
export type ChatState = {
  isStarted: boolean;
  isShown: boolean;
  looks: number;
  /** Null until the first answer. */
  screen: ChatScreen | null;
  /** Looks in a row that failed. */
  failures: number;
  /** Answers that came since the widget was last shown, for who only hears them; null for none. */
  news: { count: number; text: string } | null;
};

export type ChatEvent = { call: ChatCall } | { screen: ChatScreen } | 'failed';

export const CHAT_AT_START: ChatState = {
  isStarted: false,
  isShown: false,
  looks: 0,
  screen: null,
  failures: 0,
  news: null,
};

/** So many failed looks in a row are a failure of an open conversation; the first is one where there is none yet. */
const MOST_FAILURES = 3;

export function hasFailed({ screen, failures }: Pick<ChatState, 'screen' | 'failures'>): boolean {
  return failures >= (screen ? MOST_FAILURES : 1);
}

/** Returns the state after a call of the frame, an answer or a failure. */
export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  if (event === 'failed') return { ...state, failures: state.failures + 1 };
  if ('screen' in event) {
    return { ...state, screen: event.screen, failures: 0, news: newsOf(state.screen, event.screen) ?? state.news };
  }
  switch (event.call) {
    case 'start':
      return { ...state, isStarted: true };
    case 'login':
      // Another account: nothing of the one before may be seen.
      return { ...CHAT_AT_START, isStarted: true, isShown: state.isShown, looks: state.looks + 1 };
    case 'show':
      return { ...state, isShown: state.isStarted, looks: state.looks + 1, failures: 0, news: null };
    case 'hide':
      return { ...state, isShown: false };
    case 'update':
      return { ...state, looks: state.looks + 1 };
    case 'stop':
      return CHAT_AT_START;
  }
}

function newsOf(before: ChatScreen | null, now: ChatScreen): ChatState['news'] {
  if (!before) return null;
  const last = before.entries.at(-1)?.id ?? 0;
  const fresh = now.entries.filter(({ id, isOwn }) => id > last && !isOwn);
  const [first] = fresh;
  return first ? { count: fresh.length, text: `${first.author}: ${first.text}` } : null;
}
