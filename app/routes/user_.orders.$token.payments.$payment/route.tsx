import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { keptRefresh } from '~/bff/http/refresh';
import { actOnSurcharge } from '~/features/booking/after-sale/surcharge/act-on-surcharge.server';
import { visitSurcharge } from '~/features/booking/after-sale/surcharge/read-surcharges.server';
import { hasFailedQuestion } from '~/features/booking/after-sale/surcharge/surcharge-path';
import {
  surchargePurchase,
  surchargeScreen,
  type SurchargeScreen,
} from '~/features/booking/after-sale/surcharge/surcharge-screen.server';
import { SurchargeView } from '~/features/booking/after-sale/surcharge/SurchargeView';
import { waiting, type Interrupted, type Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import {
  laterPaymentParts,
  laterPaymentView,
  refreshHeaders,
} from '~/features/booking/later-payment/later-payment-view.server';
import { pendingLaterPayment } from '~/features/booking/later-payment/pay-later.server';
import type { CardRejection } from '~/features/booking/payment/card-form.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

/** No script runs on a page where a card is typed; it is reached by a document navigation. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment', 'post-sale', 'sbp', 'surcharge'],
  page: 'surcharge',
  noStore: true,
  params: { token: 'secret', payment: 'secret' },
  access: { load: ['names', 'pay'], act: ['names', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const headers = keptRefresh;

type SurchargeData = { title: string; screen: SurchargeScreen | null; interruption: Interruption | null };

/** Shows a payment that the shop asks for in an order; the bank returns the customer here. */
export const loader = bookingLoader(handle, async ({ context, token, params }) => {
  const { market, url } = context;
  const t = getTranslator(market.locale, 'surcharge');
  const titleOf = (title: string) => t('documentTitle', { title, brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<SurchargeData>({ title: titleOf(t('title.unknown')), screen: null, interruption }, { status });

  const visit = await visitSurcharge(context, token, params.payment ?? '');
  if ('interrupted' in visit) return interrupted(visit.interrupted);
  const { booking, surcharge } = visit;
  const purchase = surchargePurchase(surcharge, booking);
  const sent = await pendingLaterPayment(purchase);
  if (sent?.state === 'waiting') {
    return interrupted(waiting('booking', getTranslator(market.locale, 'booking'), sent.sinceMs));
  }
  const isPayable = purchase.options.length > 0;
  const payment = isPayable ? laterPaymentView(purchase, await laterPaymentParts(context, booking), market) : null;
  const screen = surchargeScreen(surcharge, booking, { payment, hasFailed: hasFailedQuestion(url) }, { market, t });
  const headers = payment ? refreshHeaders(payment) : {};
  return json<SurchargeData>({ title: titleOf(screen.title), screen, interruption: null }, { headers });
});

export const action = bookingAction(handle, ({ context, request, token, params }) =>
  actOnSurcharge(context, request, token, params.payment ?? ''),
);

export default function SurchargePage() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected: CardRejection | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <SurchargeView screen={screen} rejected={rejected ?? null} /> : null;
}
