import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { exchangeFlights } from '~/features/booking/after-sale/exchange/flights.server';
import type { FlightsScreen } from '~/features/booking/after-sale/exchange/flights-screen.server';
import { FlightsView } from '~/features/booking/after-sale/exchange/FlightsView';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'exchange'],
  page: 'exchange',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type FlightsData = { title: string; screen: FlightsScreen | null; interruption: Interruption | null };

/** Lists the flights of the wanted day, each with its surcharge. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { locale, brandName: brand } = context.market;
  const title = getTranslator(locale, 'exchange')('documentTitle', { brand });
  const found = await exchangeFlights(context, token);
  if ('screen' in found) {
    const status = found.screen.error ? 400 : 200;
    return json<FlightsData>({ title, screen: found.screen, interruption: null }, { status });
  }
  const { interruption, status } = found.interrupted;
  return json<FlightsData>({ title, screen: null, interruption }, { status });
});

export default function ExchangeFlightsPage() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <FlightsView screen={screen} /> : null;
}
