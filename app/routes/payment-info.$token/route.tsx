import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { readAncillaries } from '~/features/booking/ancillaries/ancillary-order.server';
import type { Interrupted, Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { readBooking } from '~/features/booking/visit/visit.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { paymentInfoScreen, type PaymentInfoScreen } from './screen.server';
import { PaymentInfoView } from './view';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment-info'],
  page: 'payment-info',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type PaymentInfoData = { title: string; screen: PaymentInfoScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'payment-info');
  const title = t('documentTitle', { brand: market.brandName });
  const interrupted = ({ interruption, status }: Interrupted) =>
    json<PaymentInfoData>({ title, screen: null, interruption }, { status });

  const [visit, added] = await Promise.all([
    readBooking(context, token, 'info'),
    readAncillaries(context, token, 'info'),
  ]);
  if (!('booking' in visit)) return interrupted(visit.interrupted);
  if (!('ancillaries' in added)) return interrupted(added.interrupted);
  const tBooking = getTranslator(market.locale, 'booking');
  const words = { market, t, tBooking, tSearch: getTranslator(market.locale, 'search') };
  const screen = paymentInfoScreen(visit.booking, added.ancillaries, words);
  return json<PaymentInfoData>({ title, screen, interruption: null });
});

export default function PaymentInfo() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <PaymentInfoView screen={screen} /> : null;
}
