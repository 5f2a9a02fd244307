import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { sendReply, type RejectedReply } from '~/features/booking/after-sale/help/send-reply.server';
import { ticketScreen, type TicketScreen } from '~/features/booking/after-sale/help/ticket-screen.server';
import { KeptReply, LateTicket, TicketView } from '~/features/booking/after-sale/help/TicketView';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { useTranslation } from '~/i18n/use-translation';
import { UpstreamError } from '~/upstream/error';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'help'],
  page: 'help-requests',
  noStore: true,
  params: { key: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen?.title ?? '' });

/** Null while the service does not answer. */
type LetterData = { screen: TicketScreen | null };

/** A guest's question by the key of its letters: whoever has the mailbox reads it and replies. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const key = await admitted(context, args.params.key);
  try {
    const ticket = await context.upstream.helpCentre.getTicketByLetter(key);
    await refundLinkPoint(context);
    return json<LetterData>({ screen: ticketScreen(ticket, context.market) });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind === 'notFound') throw new Response(null, { status: 404 });
    // No error page: a reply that could not be sent is shown again in its place.
    return json<LetterData>({ screen: null }, { status: 503, headers: { 'Retry-After': '30' } });
  }
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const letterKey = await admitted(context, args.params.key);
  const answer = await sendReply(context, args.request, { letterKey });
  await refundLinkPoint(context);
  return answer;
}

const KEY = /^[\w-]{43}$/;

/** Counts a key against guessing. @throws Response 404 for what is no key, 429 after too many wrong ones */
async function admitted(context: RequestContext, key = ''): Promise<string> {
  if (!KEY.test(key)) throw new Response(null, { status: 404 });
  if (!(await allowsLink(context))) throw new Response(null, { status: 429 });
  return key;
}

export default function LetterRequest() {
  const { screen } = useLoaderData<typeof loader>();
  const rejected: RejectedReply | null = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('help');
  const back = { path: '/helpcenter', label: t('center') };
  if (screen) return <TicketView screen={screen} rejected={rejected} back={back} />;
  return rejected ? <KeptReply rejected={rejected} back={back} /> : <LateTicket back={back} />;
}
