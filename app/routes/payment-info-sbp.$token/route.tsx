import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { keptRefresh } from '~/bff/http/refresh';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { sbpScreen, type SbpScreen } from './screen.server';
import { SbpView } from './view';
import { visitSbp } from './visit-sbp.server';

/** No script runs on a page of a payment. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'sbp'],
  page: 'payment-info',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const headers = keptRefresh;

type SbpData = { title: string; screen: SbpScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'sbp');
  const title = t('documentTitle', { brand: market.brandName });
  const visit = await visitSbp(context, token);
  if ('interrupted' in visit) {
    const { interruption, status } = visit.interrupted;
    return json<SbpData>({ title, screen: null, interruption }, { status });
  }
  const screen = sbpScreen(visit.booking, visit.info, { market, t });
  const refresh = { Refresh: String(screen.refreshSeconds) };
  return json<SbpData>({ title, screen, interruption: null }, { headers: refresh });
});

export default function FastPayment() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <SbpView screen={screen} /> : null;
}
