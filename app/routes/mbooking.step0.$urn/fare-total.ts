import type { FareQuote, FareVariant } from '~/upstream/booking/contract';

/**
 * Returns a fare's total for all passengers, hundredths; for the first fare, which the card showed, the upstream's own
 * total.
 */
export function fareTotal(quote: FareQuote, fare: FareVariant): number {
  if (fare.key === quote.fareVariants[0]?.key) return quote.totalPrice;
  const { adults, children, infants } = quote.search.travelers;
  return fare.prices.adult * adults + fare.prices.child * children + fare.prices.infant * infants;
}
