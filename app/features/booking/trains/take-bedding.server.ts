import type { Draft } from '~/bff/cookies/drafts.server';
import type { RequestContext } from '~/bff/request/context';
import type { Booking } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import { forgetAncillaries } from '../ancillaries/ancillary-order.server';
import { forgetAddons } from '../ancillaries/read-addons.server';

/**
 * Takes the bedding of a train out of the order of add-ons, once places are chosen there: it is chosen with them. Without
 * add-ons in this browser there is no call.
 * @returns the passengers who had some
 */
export async function takeBedding(
  context: RequestContext,
  booking: Pick<Booking, 'token' | 'search'>,
  draft: Draft | null,
  segmentIndex: number,
  hasChoice: boolean,
): Promise<number[]> {
  if (!hasChoice || draft?.addons !== 'some') return [];
  const { ancillaries } = context.upstream;
  try {
    const order = await ancillaries.findOrder(booking.token);
    const own = (order?.items ?? []).filter(
      ({ group, target }) => group === 'bedding' && target.segmentIndex === segmentIndex,
    );
    if (own.length === 0) return [];
    await ancillaries.removeItems(
      booking.token,
      own.map(({ token }) => token),
    );
    forgetAncillaries(context, booking.token);
    forgetAddons(context, { token: booking.token });
    return own.flatMap(({ target }) => target.passengerIndex ?? []);
  } catch (error) {
    // The order keeps it, and so does every page that shows the order.
    if (!(error instanceof UpstreamError)) throw error;
    return [];
  }
}
