import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { allowedPage, checkoutPath } from '~/features/booking/flow/checkout-flow';
import { environment } from '~/bff/environment/environment.server';
import { allowedAddress, redirectTo } from '~/bff/http/redirects.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { endOf, readBooking } from '~/features/booking/visit/visit.server';
import { orderLine } from '~/features/booking/order/order-route';
import { changePaymentLink } from '~/features/booking/payment/pending-payment.server';
import { walletName } from '~/features/booking/payment/ways-view.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { formatMoney } from '~/market/format';
import { BankView, type BankScreen } from './view';

export const handle: BookingRouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking'],
  page: '3ds',
  frames: true,
  noStore: true,
  params: { token: 'secret' },
  secretQuery: ['to'],
  access: { load: ['pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type BankData = { title: string; screen: BankScreen | null; interruption: Interruption | null };

/**
 * Shows the bank's page (specification 2 §2). Accepts `to` only on configured hosts: framing or linking any address
 * would lend the shop's name to phishing.
 */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market, url } = context;
  const { threeDsHosts } = environment();
  const target = url.searchParams.get('to');
  const to = target === null ? null : allowedAddress(target, threeDsHosts);
  if (target !== null && to === null) throw new Response(null, { status: 400 });

  const t = getTranslator(market.locale, 'booking');
  const title = t('bank.documentTitle', { brand: market.brandName });
  const ways = { donePath: checkoutPath('checking', token), change: changePaymentLink(token, market) };
  const bank = (address: string, page: Pick<BankScreen, 'isCard' | 'wallet' | 'order'>) =>
    json<BankData>({ title, screen: { to: address, ...page, ...ways }, interruption: null });

  const visit = await readBooking(context, token, 'checking');
  if (!('booking' in visit)) {
    // The bank's page works without the booking service, which alone knows whether a wallet asks there.
    if (to !== null) return bank(to, { isCard: false, wallet: null, order: null });
    const { interruption, status } = visit.interrupted;
    return json<BankData>({ title, screen: null, interruption }, { status });
  }
  const { booking } = visit;
  const end = endOf(booking, context);
  if (end) return json<BankData>({ title, screen: null, interruption: end.interruption }, { status: end.status });
  const address = to ?? allowedAddress(booking.payment.redirectUrl, threeDsHosts);
  if (booking.action === 'manual_paying' && address !== null) {
    const { option, walletName: name } = booking.payment;
    const wallet = option === 'wallet' ? walletName(name, getTranslator(market.locale, 'payment')) : null;
    const { amount = booking.totalPrice } = booking.payments.at(-1) ?? {};
    const sum = formatMoney({ amount, currency: booking.currency }, market.locale);
    const order = `${orderLine(booking, market)} · ${sum}`;
    return bank(address, { isCard: wallet === null, wallet, order });
  }
  return redirectTo(checkoutPath(allowedPage(booking) ?? 'checking', token));
});

export default function Bank() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  return screen ? <BankView screen={screen} /> : null;
}
