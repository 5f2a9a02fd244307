import { currentPath } from '../flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import type { Booking } from '~/upstream/booking/contract';
import type { Interrupted } from '../flow/interruption';
import { readBooking } from './visit.server';

/**
 * Redirects an address without a page of its own to the booking's current page.
 * @param pathOf returns that page
 * @returns the interruption to show while the booking cannot be read
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
