import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EXCHANGE_OPTIONS } from '~/features/booking/after-sale/exchange/read-exchange.server';
import { visitAfterSale } from '~/features/booking/after-sale/visit.server';
import { requestScreen, type RequestScreen } from '~/features/booking/after-sale/exchange/request-screen.server';
import { RequestView } from '~/features/booking/after-sale/exchange/RequestView';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'changes', 'exchange'],
  page: 'exchange',
  noStore: true,
  params: { token: 'secret', request: 'secret' },
  access: { load: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type RequestData = { title: string; screen: RequestScreen | null; interruption: Interruption | null };

/** Says where an exchange stands. */
export const loader = bookingLoader(handle, async ({ context, token, params }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'exchange');
  const title = t('documentTitle', { brand: market.brandName });
  const visit = await visitAfterSale(context, token, EXCHANGE_OPTIONS);
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<RequestData>({ title, screen: null, interruption }, { status });
  }
  const request = visit.options.requests.find((one) => one.token === params.request);
  if (!request) throw new Response(null, { status: 404 });
  const [tChanges, tRefund] = [getTranslator(market.locale, 'changes'), getTranslator(market.locale, 'refund')];
  const screen = requestScreen(request, visit.booking, { market, t, tChanges, tRefund });
  return json<RequestData>({ title, screen, interruption: null });
});

export default function ExchangeRequestPage() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <RequestView screen={screen} /> : null;
}
