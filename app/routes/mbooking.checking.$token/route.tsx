import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { reconcile } from './reconcile.server';
import { checkingScreen, type CheckingScreen } from './screen.server';
import { CheckingView } from './view';

export const handle: BookingRouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking'],
  page: 'checking',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type CheckingData = { title: string; screen: CheckingScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, request, token }) => {
  const { market } = context;
  const t = getTranslator(market.locale, 'booking');
  const title = t('checking.documentTitle', { brand: market.brandName });
  const reconciled = await reconcile(context, request, token);
  if ('interrupted' in reconciled) {
    const { interruption, status } = reconciled.interrupted;
    return json<CheckingData>({ title, screen: null, interruption }, { status });
  }
  return json<CheckingData>({
    title,
    screen: checkingScreen({ token, now: new Date(), ...reconciled }, { market, t }),
    interruption: null,
  });
});

export default function Checking() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  return screen ? <CheckingView screen={screen} /> : null;
}
