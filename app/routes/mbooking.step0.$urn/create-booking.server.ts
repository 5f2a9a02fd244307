import type { RequestContext } from '~/bff/request/context';
import { creationKey } from '~/bff/waiting/idempotency.server';
import { settle, type Settled } from '~/bff/waiting/pending.server';
import type { FareQuote } from '~/upstream/booking/contract';
import { UpstreamError } from '~/upstream/error';
import type { FareChoice } from './form';
import { fareTotal } from './fares.server';

/** The form and the page that waits after it may both take as long: together they stay within 1.5 s. */
const PATIENCE_MS = 700;

export type Creation =
  | { kind: 'created'; token: string }
  /** The fare costs something else now, or is no longer sold: the customer has to look again. */
  | { kind: 'changed'; quote: FareQuote }
  /** The booking service refused or failed; whether there is a booking now is unknown, and the same key will tell. */
  | { kind: 'refused'; quote: FareQuote; error: UpstreamError };

/** Idempotency key of the booking that a form means; nobody but the visitor's own session can make it. */
export function keyOfCreation(context: RequestContext, variantId: string, { fareKey, nonce }: FareChoice): string {
  return creationKey(context.session.id, variantId, fareKey, nonce);
}

/**
 * Books a fare if it still costs what the customer has seen. The same choice sent twice, or asked for again by a page
 * that waits, is one booking. `failed`: the fare could not even be quoted.
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
