import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { bookingLoader } from '~/features/booking/visit/booking-route.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { leaveForCurrentPage } from '~/features/booking/visit/current-page.server';
import { isVariantId } from '~/features/booking/flow/identifiers';
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

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data && 'interruption' in data ? data.interruption.title : '' },
];

/** /mbooking/checkout/{urn}: redirects to the current page of the booking or the offer (specification 2 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const { token: urn = '' } = args.params;
  if (isVariantId(urn)) return redirectTo(`${checkoutPath('step0', urn)}${new URL(args.request.url).search}`);
  return leave(args);
}

const leave = bookingLoader(handle, async ({ context, token }) => {
  const { interruption, status } = await leaveForCurrentPage(context, token);
  return json({ interruption }, { status });
});

export default function Checkout() {
  return <InterruptionScreen screen={useLoaderData<typeof loader>().interruption} hydrated={false} />;
}
