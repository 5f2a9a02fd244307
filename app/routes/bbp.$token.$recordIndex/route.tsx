import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { CHANGED, recordOf, takeBetterFare, visitBetterFare } from './better-fare.server';
import { betterFareScreen, type BetterFareScreen } from './screen.server';
import { BetterFareView } from './view';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'best-buy'],
  page: 'best-buy',
  noStore: true,
  params: { token: 'secret', recordIndex: 'public' },
  access: { load: ['change'], act: ['change'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type BetterFareData = { title: string; screen: BetterFareScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, params, token }) => {
  const record = recordOf(token, params);
  const { market, url } = context;
  const t = getTranslator(market.locale, 'best-buy');
  const title = t('documentTitle', { brand: market.brandName });
  const visit = await visitBetterFare(context, record);
  if ('interrupted' in visit) {
    const { interruption, status } = visit.interrupted;
    return json<BetterFareData>({ title, screen: null, interruption }, { status });
  }
  const parts = { ...visit, hasChanged: url.searchParams.has(CHANGED) };
  const words = { market, t, tBooking: getTranslator(market.locale, 'booking') };
  return json<BetterFareData>({ title, screen: betterFareScreen(parts, words), interruption: null });
});

export const action = bookingAction(handle, ({ context, request, params, token }) =>
  takeBetterFare(context, request, recordOf(token, params)),
);

export default function BetterFare() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <BetterFareView screen={screen} /> : null;
}
