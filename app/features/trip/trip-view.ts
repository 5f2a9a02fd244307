/** View data of a trip: ready text, made on the server for results, step 0, the booking steps and the receipt. */

import type { Locale } from '~/market/locales';

/** Place and time where a trip or a segment starts or ends. */
export type EndView = {
  /** "18:30" */
  time: string;
  /** "4 мая, вс" */
  date: string;
  /** `2031-05-04T18:30`, for `<time dateTime>`. */
  dateTime: string;
  /** Name of the airport or station: "Шереметьево", "Казанский вокзал". */
  port: string;
  /** The name of a station without the word for it and without its city, "Казанский", "Gare de Lyon"; absent where it is the same. */
  short?: string;
  /** "SVO"; a station's code, "2000003", is for programs only. */
  code: string;
  isStation: boolean;
  /** "not LGW", where a return does not meet the way out. */
  mismatch?: string;
};

/** `mark` stands where a word on the mark names the carrier, as railways have it; see `railMark`. */
export type CarrierView = { code: string; name: string; mark?: { isWide: true; language?: Locale } };

/** One requested trip at a glance, for a ticket card. */
export type TripSummaryView = {
  departure: EndView;
  /** `dayOffset`: "+1" when it arrives on a later day, "−1" on an earlier one; the label spells it out. */
  arrival: EndView & { dayOffset: string | null; dayOffsetLabel: string | null };
  /** "3ч 15м" */
  duration: string;
  /** "1 пересадка" and the time at the stops, "1ч 50м"; null when direct. */
  transfers: { count: string; waiting: string } | null;
  /** "прямой рейс", on a card "прямой"; null when there is a transfer. */
  direct: string | null;
  /** Codes of the ports or cities on the way. */
  stops: string[];
  carriers: CarrierView[];
  /** Transport kinds in travel order, without repeats in a row. */
  kinds: TransportIcon[];
  /** One entry per train: "015Е «Урал»"; on a narrow screen "«Урал»", or the number of a train without a name. */
  trains: { text: string; short: string }[];
  /** Short warnings, the weightiest first: self-transfer, a visa, another airport, night, a charter. */
  warnings: string[];
};

export type TransportIcon = 'plane' | 'train' | 'bus';

/** `place` is the airport or station beside its city: "Heathrow (LHR)", or only "YOW" where it is named like the city. */
export type SegmentEndView = EndView & { city: string; place: string; terminal: string | null };

/** One flight or train in full. */
export type SegmentView = {
  carrier: CarrierView;
  /** "SU 1130", "Поезд 015Е «Урал»" */
  number: string;
  icon: TransportIcon;
  departure: SegmentEndView;
  arrival: SegmentEndView;
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
