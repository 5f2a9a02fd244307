import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import { leaveForCurrentPage } from '~/features/checkout/current-page.server';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf } from '~/features/checkout/visit.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking'],
  page: 'checking',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.interruption.title }];

/** /payment/v2/{token}/: how a payment stands, told by the page that the booking is on (specification 2 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const { interruption, status } = await leaveForCurrentPage(await getContext(args), tokenOf(args.params));
  return json({ interruption }, { status });
}

export default function PaymentCheck() {
  return <InterruptionScreen screen={useLoaderData<typeof loader>().interruption} hydrated={false} />;
}
