import type { z } from 'zod';
import type { Money } from '~/market/money';
import type { UpstreamBinding } from '~/upstream/binding';
import { bestBuyPlusAnswer, paths, takeBestBuyPlusAnswer, type BestBuyPlus } from './contract';

/** One of the separate tickets of a booking. */
export type BookingRecordId = { token: string; recordIndex: number };

/** Best buy plus: a better fare for what is booked (specification 2 §2, §7). Failures are `UpstreamError`s. */
export function createConnectClient({ ids, market, transports }: UpstreamBinding) {
  function call<T>(operation: string, path: string, schema: z.ZodType<T>, isRead: boolean, fields: object) {
    const body = { ...fields, v: '2.0', lang: market.locale };
    return transports.connect.call({ operation, method: 'POST', path, body, isRead, isEnveloped: true, schema }, ids);
  }

  return {
    /**
     * The next better fare, or why there is none.
     * @throws UpstreamError of kind notFound for a booking or a record that is none
     */
    getBestBuyPlus({ token, recordIndex }: BookingRecordId): Promise<BestBuyPlus> {
      const record = { token, record_index: recordIndex };
      return call('getBestBuyPlus', paths.bestBuyPlus, bestBuyPlusAnswer, true, record);
    },

    /**
     * Gives the booking that fare; doing it twice is doing it once.
     * @param total of the tickets, as the customer was shown it
     * @throws UpstreamError rateChangedError when it is another one, wrongAction when it is too late
     */
    takeBestBuyPlus({ token, recordIndex }: BookingRecordId, { fareKey, total }: { fareKey: string; total: Money }) {
      return call('takeBestBuyPlus', paths.takeBestBuyPlus, takeBestBuyPlusAnswer, false, {
        token,
        record_index: recordIndex,
        fare_variant_key: fareKey,
        amount: total.amount,
        currency: total.currency,
      });
    },
  };
}
