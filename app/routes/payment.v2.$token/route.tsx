import { json, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { leaveForCurrentPage } from '~/features/booking/visit/current-page.server';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking'],
  page: 'checking',
  noStore: true,
  params: { token: 'secret' },
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.interruption.title }];

/** /payment/v2/{token}/: redirects to the booking's current page, which shows the payment (specification 2 §2). */
export const loader = bookingLoader(handle, async ({ context, token }) => {
  const { interruption, status } = await leaveForCurrentPage(context, token);
  return json({ interruption }, { status });
});

export default function PaymentCheck() {
  return <InterruptionScreen screen={useLoaderData<typeof loader>().interruption} hydrated={false} />;
}
