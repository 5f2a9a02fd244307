import { fareRows, namesCharges, type FareRow } from '~/features/trip/fare-rows.server';
import { isByTrain } from '~/features/trip/segment';
import { formatMoney } from '~/market/format';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { optimalFare } from './optimal-fare';
import type { CarsOfTrains } from './train-cars.server';
import { trainRows, type TrainRow, type TrainWords } from './train-rows.server';

export type FareView = {
  key: string;
  name: string;
  isRecommended: boolean;
  /** Total for all passengers: "12 450 ₽". */
  total: string;
  /** The same in hundredths; posted back by the form. */
  shownTotal: number;
  /** Difference to the fare on the results card: "+2 000 ₽"; null for that fare itself. */
  difference: string | null;
};

/** The fare table; `rule` says why one of them is recommended, `chargesNote` whose the named charges are. */
export type FareTableView = {
  fares: FareView[];
  rows: (FareRow | TrainRow)[];
  rule: string | null;
  chargesNote: string | null;
};

/**
 * Returns a fare's total for all passengers, hundredths; for the first fare, which the card showed, the upstream's own
 * total.
 */
export function fareTotal(quote: FareQuote, fare: FareVariant): number {
  if (fare.key === quote.fareVariants[0]?.key) return quote.totalPrice;
  const { adults, children, infants } = quote.search.travelers;
  return fare.prices.adult * adults + fare.prices.child * children + fare.prices.infant * infants;
}

/**
 * Builds the fare table (specification 2 §3): the price and contents of each fare.
 * @param shown the fare of the link: it comes first, and the others name their difference from it
 * @param cars of the trains; on a journey by trains alone the fares are kinds of cars, and their rows compare those
 */
export function fareTable(quote: FareQuote, shown: FareVariant, cars: CarsOfTrains, words: TrainWords): FareTableView {
  const { market, t } = words;
  const { currency } = quote;
  const fareVariants = [shown, ...quote.fareVariants.filter((fare) => fare !== shown)];
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const optimal = optimalFare(fareVariants.map((fare) => ({ fare, total: fareTotal(quote, fare) })));
  return {
    fares: fareVariants.map((fare) => {
      const amount = fareTotal(quote, fare);
      const difference = amount - fareTotal(quote, shown);
      return {
        key: fare.key,
        name: fare.name,
        isRecommended: fare.key === optimal?.key,
        total: money(amount),
        shownTotal: amount,
        difference: difference === 0 ? null : `${difference > 0 ? '+' : ''}${money(difference)}`,
      };
    }),
    rows: [
      ...(isByTrain(quote.segments) ? trainRows({ ...quote, fareVariants }, cars, words) : []),
      ...fareRows({ ...quote, fareVariants }, market, t),
    ],
    rule: optimal ? t(`step0.rule.${optimal.reason}`) : null,
    chargesNote: namesCharges(quote) ? t('step0.charges') : null,
  };
}
