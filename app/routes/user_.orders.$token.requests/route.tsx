import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  orderRequestsScreen,
  readTickets,
  type OrderRequestsScreen,
} from '~/features/booking/after-sale/help/order-requests.server';
import { OrderRequestsView } from '~/features/booking/after-sale/help/OrderRequestsView';
import { visitHelp } from '~/features/booking/after-sale/help/visit-help.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'help'],
  page: 'help-requests',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type RequestsData = { title: string; screen: OrderRequestsScreen | null; interruption: Interruption | null };

/** Lists the requests about an order, and the categories in which something can be asked now. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'help');
  const title = t('documentTitle', { title: t('order.title'), brand: market.brandName });
  const tickets = readTickets(context, token);
  const visit = await visitHelp(context, token, 'actions', ({ helpCentre }) => helpCentre.getAvailableActions(token));
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<RequestsData>({ title, screen: null, interruption }, { status });
  }
  const parts = { tickets: await tickets, categories: visit.value };
  return json<RequestsData>({ title, screen: orderRequestsScreen(visit.booking, parts, market), interruption: null });
});

export default function OrderRequests() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <OrderRequestsView screen={screen} /> : null;
}
