import type { CurrencyCode } from './currencies';

/** Services that an order in a currency may have (specification 1 §9). */
export type Service =
  | 'meals'
  | 'insurance'
  | 'refund'
  | 'variantRefund'
  | 'onlineRegistration'
  | 'vip'
  | 'seatSelection'
  | 'prioritySupport'
  | 'warranty';

export type CurrencyFeatures = {
  priceCalendar: boolean;
  /** Loyalty points can be earned and spent. */
  bonuses: boolean;
  /** Apple Pay and Google Pay take it. */
  deviceWallets: boolean;
  services: readonly Service[];
  /** Services offered one by one in the booking, before the payment. */
  wizardServices: readonly Extract<Service, 'refund' | 'insurance'>[];
};

const MOST: CurrencyFeatures = {
  priceCalendar: true,
  bonuses: false,
  deviceWallets: true,
  services: ['meals', 'onlineRegistration', 'warranty', 'prioritySupport', 'seatSelection'],
  wizardServices: [],
};

const ROUBLES: CurrencyFeatures = {
  priceCalendar: true,
  bonuses: true,
  deviceWallets: false,
  services: [
    'meals',
    'insurance',
    'refund',
    'variantRefund',
    'onlineRegistration',
    'vip',
    'seatSelection',
    'prioritySupport',
    'warranty',
  ],
  wizardServices: ['refund', 'insurance'],
};

/** Currencies that differ from `MOST`. */
const FEATURES: Readonly<Partial<Record<CurrencyCode, CurrencyFeatures>>> = { RUB: ROUBLES };

/** Returns what the shop supports in a currency. */
export function currencyFeatures(currency: CurrencyCode): CurrencyFeatures {
  return FEATURES[currency] ?? MOST;
}
