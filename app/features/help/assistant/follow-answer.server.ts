import type { AssistantChat } from '~/bff/cookies/assistant-chat.server';
import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import { safeText } from './safe-words.server';

/** Keeps proxies from closing a stream in which nothing happens. */
const HEARTBEAT_MS = 15_000;
/** Words are told no faster: a model may send a letter at a time. */
const TELL_MS = 80;

/**
 * Passes on the answer while it is written, as server-sent events: `text` with all words so far, and `end`. How it ends,
 * also in a failure, says nothing: the page then reads the messages.
 */
export function answerStream(
  context: RequestContext,
  chat: AssistantChat,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const removed = getTranslator(context.market.locale, 'assistant')('removed');
  const encoder = new TextEncoder();
  const left = new AbortController();
  signal.addEventListener('abort', () => left.abort(), { once: true });
  return new ReadableStream({
    async start(controller) {
      const send = (text: string) => {
        if (!left.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      let [words, told] = ['', ''];
      const tell = () => {
        if (words === told) return;
        told = words;
        send(`event: text\ndata: ${JSON.stringify(safeText(words, removed))}\n\n`);
      };
      const timers = [setInterval(tell, TELL_MS), setInterval(() => send(': \n\n'), HEARTBEAT_MS)];
      try {
        await context.upstream.assistant.followAnswer(chat, (text) => void (words = text || words), left.signal);
        tell();
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
      } finally {
        timers.forEach(clearInterval);
        send('event: end\ndata: 0\n\n');
        if (!left.signal.aborted) controller.close();
      }
    },
    cancel: () => left.abort(),
  });
}
