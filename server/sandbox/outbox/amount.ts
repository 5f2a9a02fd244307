import { CURRENCIES, type CurrencyCode } from '~/market/currencies';

/** Formats hundredths in the language, with decimals where the currency shows them or where they are not zero, and a true minus. */
export function formatAmount(amount: number, currency: CurrencyCode, language: string): string {
  const digits = amount % 100 === 0 ? CURRENCIES[currency].decimals : 2;
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    useGrouping: 'always',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(amount / 100)
    .replace('-', '−');
}
