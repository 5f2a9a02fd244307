import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type BestBuyPlus } from './contract';

/** One of the separate tickets of a booking. */
export type BookingRecordId = { token: string; recordIndex: number };

/** Best buy plus: a better fare for what is booked (specification 2 §2, §7). Failures are `UpstreamError`s. */
export function createConnectClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /**
     * The next better fare, or why there is none.
     * @throws UpstreamError of kind notFound for a booking or a record that is none
     */
    getBestBuyPlus({ token, recordIndex }: BookingRecordId): Promise<BestBuyPlus> {
      return call(endpoints.getBestBuyPlus, { token, record_index: recordIndex });
    },

    /**
     * Gives the booking that fare; doing it twice is doing it once.
     * @param total of the tickets, as the customer was shown it
     * @throws UpstreamError rateChangedError when it is another one, wrongAction when it is too late
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
