import type { RejectedSubmission } from '~/forms/rejected-submission';
import { json, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { bookingAction, bookingLoader } from '~/features/booking/visit/booking-route.server';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { Interruption } from '~/features/booking/flow/interruption';
import type { BookingRouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { cancelPending, visitPending } from './change-payment.server';
import { changeScreen, type ChangeScreen } from './screen.server';
import { ChangeView } from './view';

/** No script, as on the payment page that it leads back to. */
export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'payment'],
  page: 'step2',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['change'], act: ['change'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ChangeData = { title: string; screen: ChangeScreen | null; interruption: Interruption | null };

export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { market } = context;
  const title = getTranslator(market.locale, 'payment')('change.documentTitle', { brand: market.brandName });
  const visit = await visitPending(context, token);
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<ChangeData>({ title, screen: null, interruption }, { status });
  }
  return json<ChangeData>({ title, screen: changeScreen(visit.booking, market), interruption: null });
});

export const action = bookingAction(handle, ({ context, request, token }) => cancelPending(context, request, token));

export default function ChangePayment() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const rejected = useActionData<RejectedSubmission>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ChangeView screen={screen} problem={rejected?.message ?? null} /> : null;
}
