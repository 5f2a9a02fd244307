/** What the views of a trip show: ready text, made once on the server for results, step 0, the steps and the receipt. */

/** Where and when a trip or a segment begins or ends. */
export type EndView = {
  /** "18:30" */
  time: string;
  /** "4 мая, вс" */
  date: string;
  /** `2031-05-04T18:30`, for `<time dateTime>`. */
  dateTime: string;
  /** "Шереметьево (SVO)" */
  info: string;
};

export type CarrierView = { code: string; name: string };

/** One requested trip at a glance, as a ticket card shows it. */
export type TripSummaryView = {
  departure: EndView;
  /** `dayOffset`: "+1" when it arrives on a later day, "−1" on an earlier one; the label is its wording. */
  arrival: EndView & { dayOffset: string | null; dayOffsetLabel: string | null };
  /** "3ч 15м" */
  duration: string;
  /** "1 пересадка, 1ч 50м"; null when direct. */
  transfers: string | null;
  /** "прямой рейс"; null when there is a transfer. */
  direct: string | null;
  /** Codes of the ports on the way. */
  stops: string[];
  carriers: CarrierView[];
  /** Short words on what may surprise: self-transfer, night, another airport, a visa, a charter. */
  warnings: string[];
};

/** One flight or train in full. */
export type SegmentView = {
  carrier: CarrierView;
  /** "SU 1130" */
  number: string;
  isTrain: boolean;
  departure: EndView & { city: string; terminal: string | null };
  arrival: EndView & { city: string; terminal: string | null };
  duration: string;
  /** Aircraft, operating carrier, technical stops, charter. */
  notes: string[];
  /** The connection after this segment; null on the last of its trip. */
  transfer: { text: string; warnings: string[] } | null;
};

/** One requested trip in full. */
export type TripView = TripSummaryView & {
  /** "Москва — Сочи" */
  title: string;
  segments: SegmentView[];
};
