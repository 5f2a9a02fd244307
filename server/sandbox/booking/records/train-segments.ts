import type { Offer, OfferFlight, OfferTrain } from '../../search/offers/offer';

/** A train of an offer with its places in the order: segment, ticket and direction. */
export type TrainSegment = {
  segmentIndex: number;
  tripIndex: number;
  recordIndex: number;
  flight: OfferFlight;
  train: OfferTrain;
};

/** Lists the trains of an offer, in order of travel. */
export function trainsOf({ trips }: Pick<Offer, 'trips'>): TrainSegment[] {
  return trips
    .flatMap((trip, tripIndex) => trip.map((flight) => ({ flight, tripIndex })))
    .flatMap(({ flight, tripIndex }, segmentIndex) =>
      flight.train ? [{ segmentIndex, tripIndex, recordIndex: flight.recordIndex, flight, train: flight.train }] : [],
    );
}
