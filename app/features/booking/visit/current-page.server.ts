import { currentPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import type { Booking } from '~/upstream/booking/contract';
import type { Interrupted } from '../flow/interruption';
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
