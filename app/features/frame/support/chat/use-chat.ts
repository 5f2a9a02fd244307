import { useCallback, useEffect, useReducer } from 'react';
import { receiveChatCalls } from '../chat-calls';
import { CHAT_LIVE_PATH, CHAT_PATH } from '../chat-path';
import type { ChatAnswer, ChatScreen } from '../chat-screen';
import { CHAT_AT_START, nextChat } from './chat-state';

/** Looks for new messages come so often while somebody waits or talks, and less often otherwise. */
const LIVELY_MS = 4_000;
const CALM_MS = 12_000;
/** After a refusal for too many looks. */
const REFUSED_MS = 60_000;
const PATIENCE_MS = 12_000;

type Look = ChatScreen | 'refused' | 'failed' | 'signedOut';

/**
 * Keeps the conversation of the widget fresh: it looks for new messages while the widget is shown in a visible tab, and at
 * no other time.
 * @param isVisible false while a dialog stands in its place
 */
export function useChat(isVisible: boolean) {
  const [state, dispatch] = useReducer(nextChat, CHAT_AT_START);
  const isLooking = state.isShown && isVisible;
  useEffect(() => receiveChatCalls((call) => dispatch({ call })), []);

  useEffect(() => {
    if (!isLooking) return;
    let timer: number | undefined;
    let isOver = false;
    let isBusy = false;

    async function look() {
      window.clearTimeout(timer);
      if (isBusy || document.visibilityState === 'hidden') return;
      isBusy = true;
      const found = await ask();
      isBusy = false;
      if (isOver) return;
      if (found === 'signedOut') return window.location.assign(CHAT_PATH);
      if (found === 'failed') dispatch('failed');
      else if (found !== 'refused') dispatch({ screen: found });
      timer = window.setTimeout(() => void look(), pauseAfter(found));
    }

    const onVisible = () => void look();
    void look();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isLooking, state.looks]);

  /** @returns what is wrong with the message; null when it was sent */
  const send = useCallback(async (text: string, key: string, lost: string): Promise<string | null> => {
    try {
      const body = new URLSearchParams({ text, key });
      const response = await fetch(CHAT_LIVE_PATH, { method: 'POST', body, signal: patience() });
      if (response.status === 401) {
        window.location.assign(CHAT_PATH);
        return lost;
      }
      const answer = await readAnswer(response);
      if (!answer) return lost;
      if (answer.screen === null) return answer.error || lost;
      dispatch({ screen: answer.screen });
      // A visitor who has just written waits: the next look does not come as late as for a calm conversation.
      dispatch({ call: 'update' });
      return null;
    } catch {
      return lost;
    }
  }, []);

  return { state, send, hide: useCallback(() => dispatch({ call: 'hide' }), []) };
}

/** Browsers of a few years ago cannot give up by themselves. */
function patience(): AbortSignal | undefined {
  return 'timeout' in AbortSignal ? AbortSignal.timeout(PATIENCE_MS) : undefined;
}

function pauseAfter(found: Look): number {
  if (found === 'refused') return REFUSED_MS;
  if (found === 'failed') return LIVELY_MS;
  return typeof found === 'object' && found.isWaiting ? LIVELY_MS : CALM_MS;
}

async function ask(): Promise<Look> {
  try {
    const response = await fetch(CHAT_LIVE_PATH, { signal: patience() });
    if (response.status === 401) return 'signedOut';
    if (response.status === 429) return 'refused';
    return (response.ok && (await readAnswer(response))?.screen) || 'failed';
  } catch {
    return 'failed';
  }
}

/** A proxy in between may answer anything. */
async function readAnswer(response: Response): Promise<ChatAnswer | null> {
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  const answer = (await response.json()) as Partial<ChatAnswer> | null;
  return answer && 'screen' in answer ? (answer as ChatAnswer) : null;
}
