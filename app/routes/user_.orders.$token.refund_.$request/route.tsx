import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readTickets, relatedTicket } from '~/features/booking/after-sale/help/order-requests.server';
import { REFUND_OPTIONS } from '~/features/booking/after-sale/refund/read-options.server';
import { visitAfterSale } from '~/features/booking/after-sale/visit.server';
import { requestScreen, type RequestScreen } from '~/features/booking/after-sale/refund/request-screen.server';
import { RequestView } from '~/features/booking/after-sale/refund/RequestView';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'refund'],
  page: 'refund',
  noStore: true,
  params: { token: 'secret', request: 'secret' },
  secretQuery: ['why'],
  access: { load: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type RequestData = { title: string; screen: RequestScreen | null; interruption: Interruption | null };

/** Says where a request stands. */
export const loader = bookingLoader(handle, async ({ context, token, params }) => {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'refund');
  const title = t('documentTitle', { brand: market.brandName });
  const tickets = readTickets(context, token);
  const visit = await visitAfterSale(context, token, REFUND_OPTIONS, url.pathname);
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<RequestData>({ title, screen: null, interruption }, { status });
  }
  const request = visit.options.requests.find((one) => one.token === params.request);
  if (!request) throw new Response(null, { status: 404 });
  const screen = requestScreen(request, visit.booking, { market, t });
  const help = relatedTicket(token, await tickets, request.token, market);
  return json<RequestData>({ title, screen: { ...screen, help }, interruption: null });
});

export default function RefundRequestPage() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <RequestView screen={screen} /> : null;
}
