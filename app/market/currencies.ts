/**
 * The twenty currencies of the shop (specification 1 §3, §9).
 *
 * Amounts are held in hundredths everywhere in code, whatever the currency; `decimals` says only how many digits are
 * shown. A currency without decimals is priced in whole units, so that what is shown is what is charged.
 */
export const CURRENCIES = {
  RUB: { symbol: '₽', decimals: 0 },
  BYN: { symbol: 'Br', decimals: 0 },
  KZT: { symbol: '₸', decimals: 0 },
  UAH: { symbol: '₴', decimals: 0 },
  UZS: { symbol: 'soʻm', decimals: 0 },
  AZN: { symbol: '₼', decimals: 0 },
  KGS: { symbol: 'с', decimals: 0 },
  AMD: { symbol: '֏', decimals: 0 },
  TRY: { symbol: '₺', decimals: 0 },
  EUR: { symbol: '€', decimals: 2 },
  PLN: { symbol: 'zł', decimals: 2 },
  USD: { symbol: '$', decimals: 2 },
  GBP: { symbol: '£', decimals: 2 },
  KRW: { symbol: '₩', decimals: 2 },
  AUD: { symbol: 'A$', decimals: 2 },
  SGD: { symbol: 'S$', decimals: 2 },
  CAD: { symbol: 'C$', decimals: 2 },
  AED: { symbol: 'AED', decimals: 2 },
  SAR: { symbol: 'SAR', decimals: 2 },
  INR: { symbol: '₹', decimals: 2 },
} as const satisfies Record<string, { symbol: string; decimals: 0 | 2 }>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** All currency codes, in the order in which choosers list them. */
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]];

/** True when `code` is one of the shop's currencies (exact, upper case). */
export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
}
