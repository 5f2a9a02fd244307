import { PERSONAL } from '~/market/discounts';
import type { Offer } from '../../search/offers/offer';

/** The value and the conditions of a promo code. */
export type PromoTerms = {
  code: string;
  /** Hundredths of a rouble. */
  amount: number;
  state: 'good' | 'used' | 'expired';
  /** True for a code that pays one order; anybody can use the others. */
  isSingleUse: boolean;
  /** Required transport of the whole order; null for any. */
  transport: 'train' | 'airplane' | null;
  /** Only the account whose it is can apply it. */
  isPersonal: boolean;
};

const CAMPAIGNS: Readonly<Record<string, Omit<PromoTerms, 'code' | 'isPersonal'>>> = {
  FLY500: { amount: 50_000, state: 'good', isSingleUse: false, transport: null },
  TRAIN300: { amount: 30_000, state: 'good', isSingleUse: false, transport: 'train' },
  BIG100000: { amount: 10_000_000, state: 'good', isSingleUse: false, transport: null },
  USED500: { amount: 50_000, state: 'used', isSingleUse: true, transport: null },
  OLD500: { amount: 50_000, state: 'expired', isSingleUse: false, transport: null },
};

/** Gift codes, each valid for one order: "GIFT1000-7XK2". */
const GIFT = /^GIFT1000-[A-Z0-9]{4,12}$/;

/** Codes of single accounts: "HELLO500-7XK2MPQR"; booking/discounts tells whose they are, and whether they are good. */
const PERSONAL_CODE = new RegExp(
  `^(${Object.values(PERSONAL)
    .map(({ prefix }) => prefix)
    .join('|')})-[A-Z0-9]{8}$`,
);

/** Normalises a typed code: "fly 500" is FLY500. */
export function readCode(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Returns the terms of a normalised code; null for an unknown one. */
export function termsOf(code: string): PromoTerms | null {
  const single = { code, state: 'good', isSingleUse: true, transport: null } as const;
  if (GIFT.test(code)) return { ...single, amount: 100_000, isPersonal: false };
  const prefix = PERSONAL_CODE.exec(code)?.[1];
  const personal = Object.values(PERSONAL).find((terms) => terms.prefix === prefix);
  if (personal) return { ...single, amount: personal.amount, isPersonal: true };
  const terms = Object.hasOwn(CAMPAIGNS, code) ? CAMPAIGNS[code] : undefined;
  return terms ? { code, ...terms, isPersonal: false } : null;
}

/** Checks that a code fits an order: codes are for roubles, and some for one kind of transport. */
export function suits({ transport }: Pick<PromoTerms, 'transport'>, { session, trips }: Offer): boolean {
  if (session.currency !== 'RUB') return false;
  return transport === null || trips.flat().every(({ wire }) => (wire.transport_kind ?? 'airplane') === transport);
}
