import type { CurrencyCode } from '~/market/currencies';
import { fromDollars } from './rates';

/** About 230 roubles. */
const DOLLARS = 2.5;

/** Returns the price of a set of bedding in cars that sell it, in hundredths. */
export function beddingPrice(currency: CurrencyCode): number {
  return fromDollars(DOLLARS, currency);
}
