import type { BrandId } from '~/market/brands';
import type { Locale } from '~/market/locales';

/** An itinerary receipt (upstream facts §8) as ready text, shared by the PDF and the offline page. */
export type Receipt = {
  /** Language of the documents. */
  language: Locale;
  brandName: string;
  brand: BrandId;
  title: string;
  /** "Москва — Сочи и обратно" */
  route: string;
  /** Order number, date of sale, and where the order opens. */
  facts: ReceiptFact[];
  /** The address that the code of the paper opens; null for no code. */
  opensUrl: string | null;
  passengers: { heading: string; people: ReceiptPassenger[] };
  itinerary: { heading: string; note: string; trips: ReceiptTrip[] };
  /** The fare's name and what it includes. */
  luggage: { heading: string; lines: string[] };
  price: { heading: string; lines: ReceiptFact[]; total: ReceiptFact };
  /** How it was paid; empty when that is unknown. */
  payment: { heading: string; lines: ReceiptFact[] };
  /** The company that sold the tickets; null while the settings do not answer. */
  seller: { heading: string; name: string; facts: ReceiptFact[] } | null;
  /** Advice before the trip. */
  advice: { heading: string; lines: string[] };
};

export type ReceiptFact = { label: string; value: string };

export type ReceiptPassenger = {
  index: number;
  /** "IVANOVA ANNA PETROVNA" */
  name: string;
  /** "adult"; null for a type that the shop does not know, and for the only passenger. */
  type: string | null;
  /** Date of birth and document with its number. */
  facts: ReceiptFact[];
  /** Extras bought for this passenger, other than seats. */
  extras: string[];
  /** One per record; `route` names the part of the journey when there are several records. */
  tickets: {
    route: string | null;
    number: ReceiptFact;
    code: ReceiptFact;
    /** Says that tickets went back: "Refunded". */
    notes: string[];
  }[];
};

export type ReceiptTrip = {
  /** "Moscow — Sochi" */
  title: string;
  /** "4h 20m" */
  duration: string;
  legs: ReceiptLeg[];
};

export type ReceiptLeg = {
  /** "SU 1130, Skyways" */
  title: string;
  departure: ReceiptEnd;
  arrival: ReceiptEnd;
  /** Duration, cabin and class, aircraft, technical stops. */
  notes: string[];
  seats: ReceiptSeat[];
  /** The connection after this leg, with its warnings. */
  transfer: string[];
};

/**
 * `place`: "Seat 12A"; `text`: "Seat 12A: IVANOVA ANNA", with the name. `passenger`: null for a seat of nobody known.
 * `notes`: on a train the terms of the ticket, and how one boards.
 */
export type ReceiptSeat = { passenger: number | null; place: string; text: string; notes: string[] };

export type ReceiptEnd = {
  /** "18:30" */
  time: string;
  /** "Sun, 4 May 2031" */
  date: string;
  /** "Moscow, Sheremetyevo (SVO), terminal B" */
  place: string;
};
