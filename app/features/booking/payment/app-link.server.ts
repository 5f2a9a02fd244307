import { json } from '@remix-run/node';
import { checkoutPath } from '../flow/checkout-flow';
import { redirectTo } from '~/bff/http/redirects.server';
import type { BookingVisit } from '../visit/booking-route.server';

/**
 * /payment-info-sbp-ios|android/{token}, links that apps of banks return by (specification 2 §2): while the feature is
 * on they lead to the page of the payment with their query, otherwise there is nothing.
 */
export async function followAppLink({ context, token }: BookingVisit) {
  const { deeplinkRedirect } = await context.features();
  if (!deeplinkRedirect) throw json(null, { status: 404 });
  return redirectTo(`${checkoutPath('sbp', token)}${context.url.search}`, 302);
}
