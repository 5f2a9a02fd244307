import type { Offer } from '../search/offer';

/** What a code is worth, and what for. */
export type PromoTerms = {
  code: string;
  /** Hundredths of a rouble. */
  amount: number;
  state: 'good' | 'used' | 'expired';
  /** One order can be paid with it; others can be used by everybody. */
  isSingleUse: boolean;
  /** Orders that have nothing else; null: any. */
  transport: 'train' | 'airplane' | null;
};

const CAMPAIGNS: Readonly<Record<string, Omit<PromoTerms, 'code'>>> = {
  FLY500: { amount: 50_000, state: 'good', isSingleUse: false, transport: null },
  TRAIN300: { amount: 30_000, state: 'good', isSingleUse: false, transport: 'train' },
  BIG100000: { amount: 10_000_000, state: 'good', isSingleUse: false, transport: null },
  USED500: { amount: 50_000, state: 'used', isSingleUse: true, transport: null },
  OLD500: { amount: 50_000, state: 'expired', isSingleUse: false, transport: null },
};

/** Gift codes: each is good for one order. "GIFT1000-7XK2" */
const GIFT = /^GIFT1000-[A-Z0-9]{4,12}$/;

/** A code however it was typed: "fly 500" is FLY500. */
export function readCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** The terms of a code as `readCode` writes it; null: there is none such. */
export function termsOf(code: string): PromoTerms | null {
  if (GIFT.test(code)) return { code, amount: 100_000, state: 'good', isSingleUse: true, transport: null };
  const terms = Object.hasOwn(CAMPAIGNS, code) ? CAMPAIGNS[code] : undefined;
  return terms ? { code, ...terms } : null;
}

/** Codes are for roubles, and some for one kind of transport. */
export function suits({ transport }: PromoTerms, { session, trips }: Offer): boolean {
  if (session.currency !== 'RUB') return false;
  return transport === null || trips.flat().every(({ wire }) => (wire.transport_kind ?? 'airplane') === transport);
}
