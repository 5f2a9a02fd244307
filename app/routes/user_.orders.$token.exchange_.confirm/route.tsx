import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { confirmExchange } from '~/features/booking/after-sale/exchange/confirm.server';
import type { ConfirmScreen } from '~/features/booking/after-sale/exchange/confirm-screen.server';
import { ConfirmView } from '~/features/booking/after-sale/exchange/ConfirmView';
import { sendExchange } from '~/features/booking/after-sale/exchange/send.server';
import type { Interruption } from '~/features/booking/flow/interruption';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'changes', 'exchange'],
  page: 'exchange',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['names', 'refund'], act: ['names', 'refund'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ConfirmData = { title: string; screen: ConfirmScreen | null; interruption: Interruption | null };

/** Shows the quote of the flights in the address; confirmed, it becomes a request with a surcharge to pay. */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { locale, brandName: brand } = context.market;
  const title = getTranslator(locale, 'exchange')('documentTitle', { brand });
  const found = await confirmExchange(context, token);
  if ('screen' in found) return json<ConfirmData>({ title, screen: found.screen, interruption: null });
  const { interruption, status } = found.interrupted;
  return json<ConfirmData>({ title, screen: null, interruption }, { status });
});

export const action = bookingAction(handle, ({ context, request, token }) => sendExchange(context, request, token));

export default function ExchangeConfirmation() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ConfirmView screen={screen} /> : null;
}
