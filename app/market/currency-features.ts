import type { CurrencyCode } from './currencies';

/** Extras that an order in a currency may have (specification 1 §9). */
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
  /** Letters about a price that falls. */
  priceSubscription: boolean;
  /** Loyalty points are earned and spent. */
  bonuses: boolean;
  services: readonly Service[];
  /** Services that the booking offers one by one, before the payment. */
  wizardServices: readonly Extract<Service, 'refund' | 'insurance'>[];
};

const MOST: CurrencyFeatures = {
  priceCalendar: true,
  priceSubscription: false,
  bonuses: false,
  services: ['meals', 'onlineRegistration', 'warranty', 'prioritySupport', 'seatSelection'],
  wizardServices: [],
};

const ROUBLES: CurrencyFeatures = {
  priceCalendar: true,
  priceSubscription: true,
  bonuses: true,
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

/** Currencies that differ from most. */
const FEATURES: Readonly<Partial<Record<CurrencyCode, CurrencyFeatures>>> = { RUB: ROUBLES };

/** What the shop can do in a currency. */
export function currencyFeatures(currency: CurrencyCode): CurrencyFeatures {
  return FEATURES[currency] ?? MOST;
}
