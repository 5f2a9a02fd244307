import type { Cabin, SearchAnswerWire, Vendor } from '~/upstream/search/contract';
import type { CurrencyCode } from '~/market/currencies';
import type { CarKind } from '../../world/railways';
import type { CarsTrain } from '../cars/train-cars';
import type { TransportKind } from './segment';

/** A stored search, from which a variant id yields its offer again after a restart. */
export type SearchSession = {
  /** 32 hex digits. */
  id: string;
  trips: { departure: string; arrival: string; date: string }[];
  travelers: { adult: number; child: number; infant: number; childrenAges: number[] };
  cabin: Cabin;
  /** Kinds of transport that the search is limited to; all kinds when missing. */
  transportKinds?: TransportKind[];
  /** Sells the wanted tickets; all vendors when missing. */
  vendor?: Vendor;
  currency: CurrencyCode;
  /** ISO 639-1, lower case. */
  language: string;
  createdAt: Date;
};

/** One segment of an offer: its record on the wire, and data for the booking. */
export type OfferFlight = {
  wire: SearchAnswerWire['flights'][string];
  /** Identifies one physical flight or train and cabin: `SU1130@2031-05-04#economy`. */
  inventoryKey: string;
  /** Seats on sale before any booking of this sandbox. */
  seatsOnSale: number;
  departureTimeZone: string;
  arrivalTimeZone: string;
  /** Index of the ticket that covers this segment: 0, 1, … (separate tickets of a self-transfer). */
  recordIndex: number;
  /** The carrier does not fly it any more. */
  isCancelled?: boolean;
  /** Only of trains. */
  train?: OfferTrain;
};

/** The facts that decide the cars of a train and the prices of their places. */
export type OfferTrain = Omit<CarsTrain, 'carKinds'> & {
  /** The kinds of cars that are sold in the cabin of the search, cheapest first, in dollars for one adult. */
  kinds: readonly { kind: CarKind; dollars: number }[];
  /** All kinds of cars, whatever cabin was searched; missing in older records. */
  carKinds?: readonly CarKind[];
};

export type FareFamily = 'light' | 'standard' | 'flexible';

/** A fare of an offer; prices are in hundredths of the session's currency, for one passenger over all trips. */
export type OfferFare = {
  key: string;
  family: FareFamily;
  /** The paid kind of car in an order by train alone; null for each train's cheapest. */
  carKind?: CarKind | null;
  prices: { adult: number; child: number; infant: number };
  baggage: { count: number; weight?: number };
  handLuggage: { count: number; weight?: number };
  returnable: 'available' | 'fee' | 'unavailable';
  exchange: 'available' | 'fee' | 'unavailable';
};

/** One variant of a search, recomputed from its session: the same for the same session and number. */
export type Offer = {
  variantId: string;
  session: SearchSession;
  trips: OfferFlight[][];
  /** Fares, cheapest first. `fares[0]` is the fare of the variant: the one whose total the search showed. */
  fares: OfferFare[];
  /** Total of all travellers for `fares[0]`, in hundredths: the search's `price.amount`. */
  totalPrice: number;
  /** The maps of the search answer, reduced to the codes of this offer, in the session's language. */
  maps: Pick<SearchAnswerWire, 'aircrafts' | 'airlines' | 'anyports' | 'cities' | 'countries'>;
};
