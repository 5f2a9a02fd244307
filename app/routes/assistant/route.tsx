import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { dropAssistantChat } from '~/bff/cookies/assistant-chat.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import type { RequestContext } from '~/bff/request/context';
import { loadAssistant } from '~/features/help/assistant/load-assistant.server';
import { sendMessage, type RejectedMessage } from '~/features/help/assistant/send-message.server';
import { pageMeta } from '~/features/frame/page-meta';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import { pressedButton } from '~/forms/submission.server';
import type { RouteHandle } from '~/i18n/handle';
import { AssistantView } from './view';

/** Works without its script, which sends the form itself and shows the answer while it is written. */
export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'assistant'],
  page: 'assistant',
  noStore: true,
  scripts: ['assistant'],
  fetches: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** The travel assistant (specification 3 §4 "Chat (AI assistant)", §7 "AI chat service"). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  await existing(context);
  return json(await loadAssistant(context));
}

/** Sends a message, or begins a new conversation (`intent` new). */
export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const context = await getContext(args);
  await existing(context);
  if (pressedButton(form) === 'new') {
    dropAssistantChat(context);
    return redirectTo('/assistant');
  }
  const rejected = await sendMessage(context, form);
  return rejected ? answerRejected<RejectedMessage>(rejected) : redirectTo('/assistant#latest');
}

/** @throws Response 404 in a market without the assistant */
async function existing(context: RequestContext): Promise<void> {
  const { assistant } = await context.features();
  if (!assistant) throw new Response(null, { status: 404 });
}

export default function Assistant() {
  const rejected: RejectedMessage | null = useActionData<typeof action>() ?? null;
  return <AssistantView screen={useLoaderData<typeof loader>()} rejected={rejected} />;
}
