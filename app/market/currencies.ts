/** How an amount is shown. */
type Currency = {
  /** Beside an amount, where readers may see several currencies: "C$". */
  symbol: string;
  decimals: 0 | 2;
  /** Fits a small round badge in choosers: the shortest sign that the country itself uses. */
  icon: string;
};

/**
 * The twenty currencies of the shop (specification 1 §3, §9).
 *
 * Amounts are held in hundredths everywhere in code, whatever the currency; `decimals` says only how many digits are
 * shown. A currency without decimals is priced in whole units, so that what is shown is what is charged.
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

/** All currency codes, in the order in which choosers list them. */
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]];

/** True when `code` is one of the shop's currencies (exact, upper case). */
export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(CURRENCIES, code);
}
