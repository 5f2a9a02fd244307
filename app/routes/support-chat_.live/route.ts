import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { verifyAccount } from '~/bff/account/account.server';
import { allowsChatLook } from '~/bff/limits/letters.server';
import { getContext } from '~/bff/request/context.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import type { ChatAnswer } from '~/features/frame/support/chat-screen';
import { chatScreen } from '~/features/frame/support/chat-screen.server';
import { sendMessage } from '~/features/frame/support/send-message.server';
import { findPriority, visitChat } from '~/features/frame/support/visit-chat.server';
import { readForm } from '~/forms/form.server';

const NEVER_STORED = { 'Cache-Control': 'no-store' };

/** The conversation of the signed-in, for the widget. 401 for guests, 429 for too many looks, 503 while the chat fails. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const account = await signedIn(context);
  if (!(await allowsChatLook(context, account.id))) throw empty(429);
  const screen = await visitChat(context, account);
  if (!screen) throw empty(503);
  return json<ChatAnswer>({ screen, error: null }, { headers: NEVER_STORED });
}

/** Takes a message of the widget. */
export async function action(args: ActionFunctionArgs) {
  const posted = await readForm(args.request);
  const context = await getContext(args);
  const account = await signedIn(context);
  const { sent, rejected } = await sendMessage(context, account, posted);
  if (rejected) {
    const error = rejected.errors.text ?? rejected.message ?? '';
    return json<ChatAnswer>({ screen: null, error }, { status: rejected.status, headers: NEVER_STORED });
  }
  const screen = chatScreen({ conversation: sent, priority: await findPriority(context, account) }, context.market);
  return json<ChatAnswer>({ screen, error: null }, { headers: NEVER_STORED });
}

/** @throws Response 401 for a guest, 503 while nobody can be known */
async function signedIn(context: RequestContext): Promise<VerifiedAccount> {
  const signIn = await verifyAccount(context);
  if (signIn.state === 'signedIn') return signIn.account;
  throw empty(signIn.state === 'guest' ? 401 : 503);
}

function empty(status: number): Response {
  return new Response(null, { status, headers: NEVER_STORED });
}
