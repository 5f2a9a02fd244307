import { currentPath } from '~/bff/checkout-flow';
import type { RequestContext } from '~/bff/context';
import { redirectTo } from '~/bff/redirects.server';
import type { Booking } from '~/upstream/booking/contract';
import type { Interrupted } from './interruption';
import { readBooking } from './visit.server';

/**
 * For addresses that have no page of their own: sends the visitor to where the booking is.
 * @param pathOf where that is
 * @returns what is shown while the booking cannot be asked
 * @throws Response the redirect; 404 when there is no such booking
 */
export async function leaveForCurrentPage(
  context: RequestContext,
  token: string,
  pathOf: (booking: Booking) => string = currentPath,
): Promise<Interrupted> {
  const visit = await readBooking(context, token, 'checking');
  if (!('booking' in visit)) return visit.interrupted;
  throw redirectTo(pathOf(visit.booking));
}
