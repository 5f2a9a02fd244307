import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fastPaymentPath } from '~/features/booking/flow/checkout-flow';
import { redirectTo } from '~/bff/http/redirects.server';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { leaveForCurrentPage } from '~/features/booking/visit/current-page.server';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import type { BookingRouteHandle } from '~/i18n/handle';

export const handle: BookingRouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking'],
  page: 'payment-info',
  noStore: true,
  secretQuery: ['token'],
  access: { load: ['status'] },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.interruption.title }];

/**
 * Return address for bank apps (specification 2 §4): redirects to the payment, its status or the ticket. Shows a page
 * only when the order cannot be read.
 */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token');
  return token ? leave({ ...args, params: { token } }) : redirectTo('/user/orders');
}

const leave = bookingLoader(handle, async ({ context, token }) => {
  const { interruption, status } = await leaveForCurrentPage(context, token, fastPaymentPath);
  return json({ interruption }, { status });
});

export default function FastPaymentReturn() {
  return <InterruptionScreen screen={useLoaderData<typeof loader>().interruption} hydrated={false} />;
}
