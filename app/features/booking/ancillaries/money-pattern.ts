import { formatMoney } from '~/market/format';
import type { CurrencyCode } from '~/market/currencies';
import type { Locale } from '~/market/locales';

/**
 * How a market formats amounts of one currency: with it the browser formats the running total like the server formats
 * prices.
 */
export type MoneyPattern = { front: string; group: string; decimal: string; decimals: number; back: string };

/** Derives the pattern from a formatted sample, so that money formatting has a single rule. */
export function moneyPattern(currency: CurrencyCode, locale: Locale): MoneyPattern {
  const sample = formatMoney({ amount: 123_456_700, currency }, locale);
  const [, front = '', group = '', rest = '', back = ''] = /^(\D*)1(\D*)234\D*567((?:\D00)?)(.*)$/.exec(sample) ?? [];
  return { front, group, decimal: rest.slice(0, 1), decimals: Math.max(0, rest.length - 1), back };
}
