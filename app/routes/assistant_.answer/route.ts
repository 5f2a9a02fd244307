import type { LoaderFunctionArgs } from '@remix-run/node';
import { countAssistantAnswer } from '~/bff/limits/assistant.server';
import { getContext } from '~/bff/request/context.server';
import { isSameOrigin } from '~/forms/form.server';
import { answerStream } from '~/features/help/assistant/follow-answer.server';
import { ownChat } from '~/features/help/assistant/own-chat.server';

/** `no-transform`: compression would hold the words back. */
const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' };

/** The answer that is being written, for the script of the page. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { assistant } = await context.features();
  if (!assistant || !isSameOrigin(args.request)) throw new Response(null, { status: 404 });
  const chat = await ownChat(context);
  if (!chat) throw new Response(null, { status: 404 });
  const { isAllowed, retryAfterSeconds } = await countAssistantAnswer(context);
  if (!isAllowed) {
    throw new Response(null, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
  }
  return new Response(answerStream(context, chat, args.request.signal), { headers: HEADERS });
}
