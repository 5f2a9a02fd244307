import type { RequestContext } from '~/bff/context';
import { settle } from '~/bff/pending.server';
import type { KnownOrder } from './screen.server';

/**
 * The bookings begun in this browser, newest first, asked for at the same time. One that the upstream does not know any
 * more is left out; one that it does not tell of in time is null, and the page does without it.
 */
export async function ordersOfVisitor({ session, upstream }: RequestContext): Promise<KnownOrder[]> {
  const answers = await Promise.all(
    session.bookings.map((token) => settle(`order ${token}`, () => upstream.booking.getBooking(token))),
  );
  return answers.flatMap((answer) => {
    if (answer.state === 'ready') return [answer.value];
    const isGone = answer.state === 'failed' && answer.error.kind === 'notFound';
    return isGone ? [] : [null];
  });
}
