import type { Offer, OfferFlight, OfferTrain } from '../../search/offers/offer';

/** A train of an offer with its places in the order: segment, ticket and direction. */
export type TrainSegment = {
  segmentIndex: number;
  tripIndex: number;
  recordIndex: number;
  flight: OfferFlight;
  train: OfferTrain;
  /** The way back of a journey there and back by train. */
  isWayBack: boolean;
};

/** Lists the trains of an offer, in order of travel. */
export function trainsOf({ trips, session }: Pick<Offer, 'trips' | 'session'>): TrainSegment[] {
  const [there, back] = session.trips;
  const isReturn =
    session.trips.length === 2 && there?.departure === back?.arrival && there?.arrival === back?.departure;
  const isThereByTrain = trips[0]?.some(({ train }) => train) ?? false;
  return trips
    .flatMap((trip, tripIndex) => trip.map((flight) => ({ flight, tripIndex })))
    .flatMap(({ flight, tripIndex }, segmentIndex) => {
      if (!flight.train) return [];
      const isWayBack = isReturn && isThereByTrain && tripIndex === 1;
      return [{ segmentIndex, tripIndex, recordIndex: flight.recordIndex, flight, train: flight.train, isWayBack }];
    });
}
