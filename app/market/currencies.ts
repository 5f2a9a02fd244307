/** Display of an amount. */
type Currency = {
  /** Shown beside an amount and unambiguous among several currencies: "C$". */
  symbol: string;
  decimals: 0 | 2;
  /** Fits a small round badge in selectors: the shortest sign in local use. */
  icon: string;
};

/**
 * The twenty currencies of the shop (specification 1 §3, §9).
 * Code keeps amounts in hundredths, whatever the currency; `decimals` only sets how many digits are shown. Prices in a
 * currency without decimals are whole units, so the amount shown is the amount charged.
 */
export const CURRENCIES = {
  RUB: { symbol: '₽', decimals: 0, icon: '₽' },
  BYN: { symbol: 'Br', decimals: 0, icon: 'Br' },
  KZT: { symbol: '₸', decimals: 0, icon: '₸' },
  UAH: { symbol: '₴', decimals: 0, icon: '₴' },
  UZS: { symbol: 'soʻm', decimals: 0, icon: 'S' },
  AZN: { symbol: '₼', decimals: 0, icon: '₼' },
  KGS: { symbol: 'с', decimals: 0, icon: 'с' },
  AMD: { symbol: '֏', decimals: 0, icon: '֏' },
  TRY: { symbol: '₺', decimals: 0, icon: '₺' },
  EUR: { symbol: '€', decimals: 2, icon: '€' },
  PLN: { symbol: 'zł', decimals: 2, icon: 'zł' },
  USD: { symbol: '$', decimals: 2, icon: '$' },
  GBP: { symbol: '£', decimals: 2, icon: '£' },
  KRW: { symbol: '₩', decimals: 2, icon: '₩' },
  AUD: { symbol: 'A$', decimals: 2, icon: '$' },
  SGD: { symbol: 'S$', decimals: 2, icon: '$' },
  CAD: { symbol: 'C$', decimals: 2, icon: '$' },
  AED: { symbol: 'AED', decimals: 2, icon: 'Dh' },
  SAR: { symbol: 'SAR', decimals: 2, icon: 'SR' },
  INR: { symbol: '₹', decimals: 2, icon: '₹' },
} as const satisfies Record<string, Currency>;

export type CurrencyCode = keyof typeof CURRENCIES;

/** All currency codes, in the order of the selectors. */
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]];

/** True when `code` is one of the shop's currencies (exact match, upper case). */
export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
}
