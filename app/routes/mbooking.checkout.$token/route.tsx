import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { checkoutPath } from '~/bff/checkout-flow';
import { getContext } from '~/bff/context.server';
import { redirectTo } from '~/bff/redirects.server';
import { leaveForCurrentPage } from '~/features/checkout/current-page.server';
import { isVariantId } from '~/features/checkout/identifiers';
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

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data && 'interruption' in data ? data.interruption.title : '' },
];

/** /mbooking/checkout/{urn}: the page that the booking, or the offer, is on now (specification 2 §2). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { token: urn = '' } = args.params;
  if (isVariantId(urn)) return redirectTo(`${checkoutPath('step0', urn)}${context.url.search}`);
  const { interruption, status } = await leaveForCurrentPage(context, tokenOf(args.params));
  return json({ interruption }, { status });
}

export default function Checkout() {
  return <InterruptionScreen screen={useLoaderData<typeof loader>().interruption} hydrated={false} />;
}
