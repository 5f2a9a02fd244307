import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type BestBuyPlus } from './contract';

/** One of the separate tickets of a booking. */
export type BookingRecordId = { token: string; recordIndex: number };

/**
 * Makes the client of best buy plus: a better fare for a booking (specification 2 §2, §7). Failures are
 * `UpstreamError`s.
 */
export function createConnectClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /**
     * Returns the next better fare, or why there is none.
     * @throws UpstreamError of kind notFound for an unknown booking or record
     */
    getBestBuyPlus({ token, recordIndex }: BookingRecordId): Promise<BestBuyPlus> {
      return call(endpoints.getBestBuyPlus, { token, record_index: recordIndex });
    },

    /**
     * Changes the booking's fare; idempotent.
     * @param total of the tickets, as shown to the customer
     * @throws UpstreamError rateChangedError for another total, wrongAction when it is too late
     */
    takeBestBuyPlus({ token, recordIndex }: BookingRecordId, { fareKey, total }: { fareKey: string; total: Money }) {
      return call(endpoints.takeBestBuyPlus, {
        token,
        record_index: recordIndex,
        fare_variant_key: fareKey,
        amount: total.amount,
        currency: total.currency,
      });
    },
  };
}
