/** What the views of a trip show: ready text, made once on the server for results, step 0, the steps and the receipt. */

/** Where and when a trip or a segment begins or ends. */
export type EndView = {
  /** "18:30" */
  time: string;
  /** "4 мая, вс" */
  date: string;
  /** `2031-05-04T18:30`, for `<time dateTime>`. */
  dateTime: string;
  /** "Шереметьево (SVO)", "Казанский вокзал" */
  info: string;
  /** The code of a station, which is of use to programs alone: "2000003". Null where the text has the code. */
  stationCode: string | null;
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
  /** Codes of the ports or cities on the way. */
  stops: string[];
  /** Where one changes: "Стамбул, Доха"; null when direct. */
  via: string | null;
  carriers: CarrierView[];
  /** What it is made with, in order of travel, each kind once running. */
  kinds: TransportIcon[];
  /** A train each: "015Е «Урал»: плацкарт, купе, СВ". */
  trains: string[];
  /** Short words on what may surprise: self-transfer, night, another airport, a visa, a charter. */
  warnings: string[];
};

export type TransportIcon = 'plane' | 'train';

/** One flight or train in full. */
export type SegmentView = {
  carrier: CarrierView;
  /** "SU 1130", "Поезд 015Е «Урал»" */
  number: string;
  icon: TransportIcon;
  departure: EndView & { city: string; terminal: string | null };
  arrival: EndView & { city: string; terminal: string | null };
  duration: string;
  /** Aircraft or cars, operating carrier, technical stops, charter. */
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
