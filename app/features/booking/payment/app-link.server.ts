import { json } from '@remix-run/node';
import { checkoutPath } from '../flow/checkout-flow';
import { redirectTo } from '~/bff/http/redirects.server';
import type { BookingVisit } from '../visit/booking-route.server';

/**
 * Handles /payment-info-sbp-ios|android/{token}, the return links of bank apps (specification 2 §2): redirects to the
 * payment page with the query.
 * @throws Response 404 while the feature is off
 */
export async function followAppLink({ context, token }: BookingVisit) {
  const { deeplinkRedirect } = await context.features();
  if (!deeplinkRedirect) throw json(null, { status: 404 });
  return redirectTo(`${checkoutPath('sbp', token)}${context.url.search}`, 302);
}
