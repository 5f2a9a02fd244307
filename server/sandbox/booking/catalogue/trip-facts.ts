import { BRANDS, isBrandId } from '~/market/brands';
import type { CurrencyCode } from '~/market/currencies';
import type { PassengerType } from '~/upstream/booking/contract';
import type { Cabin } from '~/upstream/search/contract';
import { ticketsPrice } from '../records/tickets-price';
import type { BookingRecord } from '../records/records';
import { isAbroad } from '../records/trip';
import type { OfferFare } from '../../search/offers/offer';
import { carriers, type CarrierKind } from '../../world/carriers';

export type SegmentFacts = {
  index: number;
  tripIndex: number;
  recordIndex: number;
  isFlight: boolean;
  /** Checks whether a passenger's berth lacks bedding: a compartment has it in its price. */
  lacksBedding: (passenger: number) => boolean;
  carrier: string;
  carrierKind: CarrierKind;
  equipment: string | null;
  cabin: Cabin;
  /** Identifies one physical flight and cabin. */
  inventoryKey: string;
  /** Milliseconds since 1970. */
  departsAt: number;
  hoursLong: number;
};

/** Facts that determine ancillaries and their prices. */
export type TripFacts = {
  currency: CurrencyCode;
  fare: OfferFare;
  /** The difference to the next fare with a bag, for an adult, in hundredths; null when this fare has one, or none has. */
  bagUpgrade: number | null;
  /** Types by passenger index: adults, then children, then infants. */
  passengers: PassengerType[];
  segments: SegmentFacts[];
  /** Total of all passengers, in hundredths. */
  ticketsTotal: number;
  isAbroad: boolean;
  hasSelfTransfer: boolean;
  isOneWay: boolean;
  hoursToDeparture: number;
  /** Days from the first departure to the last, rounded up; at least 1. */
  days: number;
  /** True when the brand sells more than one insurance per order. */
  hasManyInsurances: boolean;
  isPaid: boolean;
};

const HOUR_MS = 3_600_000;

/** Derives the facts of a booking. @param brand of the calling shop */
export function tripFacts(booking: BookingRecord, brand: string, now: number): TripFacts {
  const { offer, fare } = booking;
  const segments = segmentsOf(booking);
  const first = segments[0]?.departsAt ?? now;
  const last = segments.at(-1)?.departsAt ?? first;
  const { adult, child, infant } = offer.session.travelers;
  return {
    currency: offer.session.currency,
    fare,
    bagUpgrade: bagUpgrade(offer.fares, fare),
    passengers: [...repeat('adult', adult), ...repeat('child', child), ...repeat('infant', infant)],
    segments,
    ticketsTotal: ticketsPrice(booking),
    isAbroad: isAbroad(offer),
    hasSelfTransfer: offer.trips.flat().some(({ wire }) => wire.virtual_connection === true),
    isOneWay: offer.trips.length === 1,
    hoursToDeparture: (first - now) / HOUR_MS,
    days: Math.max(1, Math.ceil((last - first) / (24 * HOUR_MS))),
    hasManyInsurances: isBrandId(brand) && BRANDS[brand].hasManyInsurances,
    isPaid: booking.timeline !== null,
  };
}

function bagUpgrade(fares: readonly OfferFare[], fare: OfferFare): number | null {
  const next = fares.find(({ baggage, prices }) => baggage.count > 0 && prices.adult > fare.prices.adult);
  return fare.baggage.count === 0 && next ? next.prices.adult - fare.prices.adult : null;
}

/** Returns the passengers with their own seat, by index: infants sit on a lap. */
export function seatedPassengers({ passengers }: TripFacts): { index: number; type: PassengerType }[] {
  return passengers.map((type, index) => ({ index, type })).filter(({ type }) => type !== 'infant');
}

export function flightsOf({ segments }: TripFacts): SegmentFacts[] {
  return segments.filter(({ isFlight }) => isFlight);
}

function segmentsOf({ offer, fare, railPlaces, timeline }: BookingRecord): SegmentFacts[] {
  const rides = offer.trips.flatMap((trip, tripIndex) => trip.map((ride) => ({ ...ride, tripIndex })));
  // Before the payment bedding is chosen with the place, afterwards it is bought by those who have none.
  const lacksBedding = (index: number) => (passenger: number) => {
    // Children who travel free have a price of their own where nothing is chosen, too.
    const own = railPlaces.filter(
      ({ segmentIndex, price, placeType }) => segmentIndex === index && price !== null && placeType !== null,
    );
    if (own.length === 0) return fare.carKind === 'platzkart';
    return (
      timeline !== null &&
      own.some(
        ({ passengerIndex, placeType, carType, bedding = 0 }) =>
          passengerIndex === passenger && placeType !== null && carType === 'reserved_seat' && bedding === 0,
      )
    );
  };
  return rides.map(({ wire, recordIndex, inventoryKey, tripIndex }, index) => ({
    index,
    tripIndex,
    recordIndex,
    isFlight: wire.transport_kind === 'airplane',
    lacksBedding: lacksBedding(index),
    carrier: wire.marketing_carrier,
    carrierKind: carriers().get(wire.marketing_carrier)?.kind ?? 'full',
    equipment: wire.equipment ?? null,
    cabin: offer.session.cabin,
    inventoryKey,
    departsAt: Date.parse(wire.departure_datetime),
    hoursLong: wire.duration / 60,
  }));
}

function repeat(type: PassengerType, count: number): PassengerType[] {
  return Array<PassengerType>(count).fill(type);
}
