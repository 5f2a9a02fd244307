import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { waiting, type Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { areBought } from '~/features/booking/receipt/bought-later';
import {
  laterPaymentParts,
  laterPaymentView,
  refreshHeaders,
} from '~/features/booking/later-payment/later-payment-view.server';
import { pendingLaterPayment } from '~/features/booking/later-payment/pay-later.server';
import { boughtPath, buyPostSale, chosenProducts } from '~/features/booking/post-sale/buy.server';
import type { CardRejection } from '~/features/booking/payment/card-form.server';
import { keptRefresh } from '~/bff/http/refresh';
import { payScreen, purchaseOf, type PayScreen } from '~/features/booking/post-sale/pay-screen.server';
import { PayView } from '~/features/booking/post-sale/PayView';
import { choicePath, postSalePayPath } from '~/features/booking/post-sale/post-sale-path';
import { visitPostSale } from '~/features/booking/post-sale/visit-post-sale.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

/** No script runs on a page where a card is typed; it is reached by a document navigation. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment', 'post-sale', 'sbp'],
  page: 'post-sale',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'pay'], act: ['names', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const headers = keptRefresh;

type PayData = { title: string; screen: PayScreen | null; interruption: Interruption | null };

/** Pays for the products in the address; the bank returns the customer here. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market, url } = context;
  const { locale } = market;
  const t = getTranslator(locale, 'post-sale');
  const title = t('documentTitle', { brand: market.brandName });
  const items = url.searchParams.getAll('item');
  const interrupted = ({ interruption, status }: { interruption: Interruption; status: number }) =>
    json<PayData>({ title, screen: null, interruption }, { status });

  const visit = await visitPostSale(context, token, postSalePayPath(token, items), items);
  if (!('booking' in visit)) return interrupted(visit.interrupted);
  if (areBought(items, visit.orders)) return redirectTo(boughtPath(token));
  const chosen = chosenProducts(items, visit.products);
  if (!chosen) return redirectTo(`${choicePath(token, items)}?gone`);
  const purchase = purchaseOf(visit, chosen);
  const sent = await pendingLaterPayment(purchase);
  if (sent?.state === 'waiting') {
    return interrupted(waiting('booking', getTranslator(locale, 'booking'), sent.sinceMs));
  }
  const payment = laterPaymentView(purchase, await laterPaymentParts(context, visit.booking), market);
  const screen = payScreen(visit, chosen, payment, { market, locale, t, tAddons: getTranslator(locale, 'addons') });
  return json<PayData>({ title, screen, interruption: null }, { headers: refreshHeaders(payment) });
});

export const action = bookingAction(handle, ({ context, request, token }) => buyPostSale(context, request, token));

export default function PostSalePayment() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected: CardRejection | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <PayView screen={screen} rejected={rejected ?? null} /> : null;
}
