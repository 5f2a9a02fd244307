import type { RequestContext } from '~/bff/request/context';
import { creationKey } from '~/bff/waiting/idempotency.server';
import { settle, type Settled } from '~/bff/waiting/pending.server';
import type { FareQuote } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import type { FareChoice } from './form';
import { fareTotal } from './fare-total';

/** The form and the page that waits after it may both take this long: together they stay within 1.5 s. */
const PATIENCE_MS = 700;

export type Creation =
  | { kind: 'created'; token: string }
  /** The fare's price changed or it is no longer sold: the customer must choose again. */
  | { kind: 'changed'; quote: FareQuote }
  /**
   * The booking service refused or failed. Whether a booking exists is unknown; retrying with the same key will tell.
   */
  | { kind: 'refused'; quote: FareQuote; error: UpstreamError };

/** Returns the idempotency key of the booking that a form requests; tied to the visitor's session. */
export function keyOfCreation(context: RequestContext, variantId: string, { fareKey, nonce }: FareChoice): string {
  return creationKey(context.session.id, variantId, fareKey, nonce);
}

/**
 * Books a fare if it still has the price that the customer saw. The same choice sent twice, or repeated by a waiting
 * page, makes one booking. `failed`: the fare could not be quoted.
 */
export function createFromFare(
  context: RequestContext,
  variantId: string,
  choice: FareChoice,
): Promise<Settled<Creation>> {
  const idempotencyKey = keyOfCreation(context, variantId, choice);
  const { booking } = context.upstream;
  const start = async (): Promise<Creation> => {
    const quote = await booking.quoteFares(variantId);
    const fare = quote.fareVariants.find(({ key }) => key === choice.fareKey);
    if (!fare || fareTotal(quote, fare) !== choice.shownTotal) return { kind: 'changed', quote };
    try {
      const { token } = await booking.createBooking({ variantId, fareKey: fare.key, idempotencyKey });
      return { kind: 'created', token };
    } catch (error) {
      if (error instanceof UpstreamError && error.code !== 'sessionExpired') return { kind: 'refused', quote, error };
      throw error;
    }
  };
  return settle(`create ${idempotencyKey} ${choice.shownTotal}`, start, { patienceMs: PATIENCE_MS });
}
