import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fastPaymentPath } from '~/bff/checkout-flow';
import { getContext } from '~/bff/context.server';
import { redirectTo } from '~/bff/redirects.server';
import { leaveForCurrentPage } from '~/features/checkout/current-page.server';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf } from '~/features/checkout/visit.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking'],
  page: 'payment-info',
  noStore: true,
  secretQuery: ['token'],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.interruption.title }];

/**
 * Where the app of a bank sends its customer back to (specification 2 §4): on to the payment, its state or the ticket.
 * What stands here is only that the order cannot be asked yet, or not at all.
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const token = context.url.searchParams.get('token');
  if (!token) return redirectTo('/user/orders');
  const { interruption, status } = await leaveForCurrentPage(context, tokenOf({ token }), fastPaymentPath);
  return json({ interruption }, { status });
}

export default function FastPaymentReturn() {
  return <InterruptionScreen screen={useLoaderData<typeof loader>().interruption} hydrated={false} />;
}
