import type { RequestContext } from '~/bff/request/context';
import type { Timing } from '~/upstream/ancillaries/contract';
import { visitIssued } from '../post-sale/visit-post-sale.server';
import { visitBooking, waitForChange, type Visit } from '../visit/visit.server';

/**
 * Reads a booking whose seats can be chosen: at step 1, or once the tickets are issued.
 * @throws Response a redirect to the page that the booking allows; 404 when there is no such booking
 */
export async function visitSeats(context: RequestContext, token: string, timing: Timing): Promise<Visit> {
  if (timing === 'postsale') return visitIssued(context, token);
  const visit = await visitBooking(context, token, 'step1');
  if (!('booking' in visit)) return visit;
  const { booking } = visit;
  // Nothing can be added for a moment.
  const isBusy = booking.action === 'created' || booking.action === 'reserving_seats';
  return isBusy ? { interrupted: waitForChange(context, booking, 'booking', 'step1') } : visit;
}
