import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { checkoutPath } from '~/bff/checkout-flow';
import { getContext } from '~/bff/context.server';
import { redirectTo } from '~/bff/redirects.server';
import { tokenOf } from '~/features/checkout/visit.server';

/**
 * /payment-info-sbp-ios|android/{token}, links that apps of banks return by (specification 2 §2): while the feature is
 * on they lead to the page of the payment with their query, otherwise there is nothing.
 */
export async function appLinkLoader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const token = tokenOf(args.params);
  const { deeplinkRedirect } = await context.features();
  if (!deeplinkRedirect) throw json(null, { status: 404 });
  return redirectTo(`${checkoutPath('sbp', token)}${context.url.search}`, 302);
}
