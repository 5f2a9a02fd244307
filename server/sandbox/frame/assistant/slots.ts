import type { CurrencyCode } from '~/market/currencies';

/** Days of departure: one of them is wished, both ends included; ISO dates. `isWeekend`: over a weekend of them. */
export type When = { from: string; to: string; isWeekend: boolean };

/** Facts about a trip that a conversation has named so far; a key is missing until it has. */
export type Slots = {
  /** Codes of cities. */
  from?: string;
  to?: string;
  when?: When;
  /** ISO date of the way back. */
  back?: string;
  nights?: number;
  isReturn?: boolean;
  adults?: number;
  childrenAges?: number[];
  infants?: number;
  /** In hundredths, for all travellers. */
  budget?: { amount: number; currency: CurrencyCode };
  withBaggage?: boolean;
  isDirect?: boolean;
  transport?: 'airplane' | 'train';
  cabin?: 'business';
};

/** The latest question of the assistant. */
export type Question = 'to' | 'from' | 'when';

/** The memory of a conversation. `proposed`: the city that the visitor was asked about. */
export type Memory = { slots: Slots; asked: Question | null; proposed: string | null };

export const NOTHING: Memory = { slots: {}, asked: null, proposed: null };
