import type { UpstreamBinding } from '~/upstream/binding';
import { envelopedCalls } from '~/upstream/enveloped-calls.server';
import { endpoints, type TrainCars } from './contract';

/** Makes the client of trains' cars and places (specification 2 §3, §7). Failures are `UpstreamError`s. */
export function createRailCarsClient(binding: UpstreamBinding) {
  const call = envelopedCalls(binding);

  return {
    /**
     * Lists the cars of a booking's train with their places and prices, as they are now.
     * @throws UpstreamError productUnavailable for a segment that is no train
     */
    listCars(token: string, segmentIndex: number): Promise<TrainCars> {
      return call(endpoints.listCars, { token, segment_index: segmentIndex });
    },

    /**
     * Lists the cars of an offer's train, before there is a booking.
     * @throws UpstreamError productUnavailable for a segment that is no train, sessionExpired for an offer that is gone
     */
    listCarsOfOffer(variantId: string, segmentIndex: number): Promise<TrainCars> {
      return call(endpoints.listCars, { variant_id: variantId, segment_index: segmentIndex });
    },
  };
}
