import type { MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';
import { loadStep2 } from './load-step2.server';
import { submitStep2, type Step2Rejection } from './submit.server';
import { PriceChangeView, Step2View } from './view';

/** No script runs on the page where a card is typed; it is reached by a document navigation. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment'],
  page: 'step2',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['pay'], act: ['change', 'pay'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export const loader = bookingLoader(handle, ({ context, request, token }) => loadStep2(context, request, token));

/** Its buttons pay, and also change the order: promo code, extras, an accepted price. */
export const action = bookingAction(handle, ({ context, request, token }) => submitStep2(context, request, token));

export default function Step2() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected: Step2Rejection | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  if (screen?.kind === 'priceChange') return <PriceChangeView screen={screen} />;
  return screen ? <Step2View screen={screen} rejected={rejected ?? null} /> : null;
}
