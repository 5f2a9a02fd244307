import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { requestsPath } from '~/features/booking/after-sale/help/help-path';
import { sendReply, type RejectedReply } from '~/features/booking/after-sale/help/send-reply.server';
import { ticketScreen, type TicketScreen } from '~/features/booking/after-sale/help/ticket-screen.server';
import { KeptReply, TicketView } from '~/features/booking/after-sale/help/TicketView';
import { visitHelp } from '~/features/booking/after-sale/help/visit-help.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { useTranslation } from '~/i18n/use-translation';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'help'],
  page: 'help-requests',
  noStore: true,
  params: { token: 'secret', request: 'secret' },
  access: { load: ['names', 'refund'], act: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type TicketData = {
  title: string;
  backPath: string;
  screen: TicketScreen | null;
  interruption: Interruption | null;
};

/** Shows where a request stands, with everything that was said. */
export const loader = bookingLoader(handle, async ({ context, token, params }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'help');
  const backPath = requestsPath(token);
  const titleOf = (title: string) => t('documentTitle', { title, brand: market.brandName });
  const visit = await visitHelp(context, token, 'tickets', ({ helpCentre }) => helpCentre.listTickets(token));
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<TicketData>({ title: titleOf(t('order.title')), backPath, screen: null, interruption }, { status });
  }
  const ticket = visit.value.find((one) => one.token === params.request);
  if (!ticket) throw new Response(null, { status: 404 });
  const screen = ticketScreen(ticket, market);
  return json<TicketData>({ title: titleOf(screen.title), backPath, screen, interruption: null });
});

export const action = bookingAction(handle, ({ context, request, token, params }) =>
  sendReply(context, request, { bookingToken: token, ticketToken: params.request ?? '' }),
);

export default function RequestPage() {
  const { screen, interruption, backPath } = useLoaderData<typeof loader>();
  const rejected: RejectedReply | null = useActionData<typeof action>() ?? null;
  const { t } = useTranslation('help');
  const back = { path: backPath, label: t('form.back') };
  if (interruption && rejected) return <KeptReply rejected={rejected} back={back} />;
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  if (!screen) return null;
  return <TicketView screen={screen} rejected={rejected} back={back} />;
}
