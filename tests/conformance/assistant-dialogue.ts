/** The trip with which the last answer's search cards must agree; only the named facts are compared. */
export type FittingTrip = {
  from: string;
  to: string;
  /** The first and the last day on which every card leaves. */
  days: [first: string, last: string];
  /** Nights between the two ways; null for one way; `weekend` for two or one, until a Sunday. */
  nights: number | null | 'weekend';
  adults?: number;
  children?: number[];
  infants?: number;
  bag?: true;
  direct?: true;
  by?: 'Airplane' | 'Train';
  business?: true;
  /** The most for all travellers in whole units of the market's currency, where something fits. */
  most?: number;
};

export type Dialogue = {
  says: string[];
  /** Country of the visitor: RU with roubles, DE with euros. */
  in: 'RU' | 'DE';
  trip?: FittingTrip;
  /** Kinds of the last answer's cards, where they are no searches. */
  cards?: ('link' | 'help' | 'orders')[];
  /** Words of the last answer. */
  answer?: RegExp;
  /** The short answers under it begin like this. */
  replies?: RegExp;
  language: 'ru' | 'en' | 'de';
};
