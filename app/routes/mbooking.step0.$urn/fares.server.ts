import type { EarningRate } from '~/bff/account/earning.server';
import { earnedText } from '~/features/search/offers/earned-text';
import { fareRows, namesCharges, type FareRow } from '~/features/trip/fare-rows.server';
import { isByTrain } from '~/features/trip/segment';
import type { Translate } from '~/i18n/translate';
import { formatMoney, formatPercent } from '~/market/format';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { fareTotal } from './fare-total';
import { optimalFare } from './optimal-fare';
import type { CarsOfTrains } from './train-cars.server';
import { withTrainRefunds } from './train-refunds.server';
import { trainRows, type TrainRow, type TrainWords } from './train-rows.server';

export type FareView = {
  key: string;
  name: string;
  isRecommended: boolean;
  /** Total for all passengers: "12 450 ₽". */
  total: string;
  /** The points that the total earns: "+104 балла"; null where none are offered. */
  earned: string | null;
  /** The same in hundredths; posted back by the form. */
  shownTotal: number;
  /** Difference to the fare on the results card: "+2 000 ₽"; null for that fare itself. */
  difference: string | null;
};

/**
 * The fare table; `rule` says why one of them is recommended, `chargesNote` whose the named charges are, `placesNote` how
 * places on trains are chosen.
 */
export type FareTableView = {
  fares: FareView[];
  rows: (FareRow | TrainRow)[];
  /** Rows that all fares, or kinds of cars, have in common: told once. */
  common: (FareRow | TrainRow)[];
  /** "The same in every fare" */
  commonTitle: string;
  /** The fares are kinds of cars, whose facts are long. */
  isByTrain: boolean;
  rule: string | null;
  chargesNote: string | null;
  placesNote: string | null;
};

/**
 * Builds the fare table (specification 2 §3): the price and contents of each fare.
 * @param shown the fare of the link: it comes first, and the others name their difference from it
 * @param cars of the trains; on a journey by trains alone the fares are kinds of cars, and their rows compare those
 */
export function fareTable(
  quote: FareQuote,
  shown: FareVariant,
  cars: CarsOfTrains,
  words: TrainWords & { tSearch: Translate; earning?: EarningRate | null },
): FareTableView {
  const { market, t } = words;
  const { currency } = quote;
  const fareVariants = [shown, ...quote.fareVariants.filter((fare) => fare !== shown)];
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const shownQuote = { ...quote, fareVariants };
  const byTrain = isByTrain(quote.segments);
  const rows = byTrain
    ? [
        ...trainRows(shownQuote, cars, words),
        ...withTrainRefunds(fareRows(shownQuote, market, t), shownQuote, cars, words),
      ].sort((one, other) => needOf(one) - needOf(other))
    : fareRows(shownQuote, market, t);
  // A single fare has nothing to be compared with.
  const common = byTrain || fareVariants.length > 1 ? rows.filter(isSame) : [];
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
        earned: earnedText({ amount, currency }, words.earning ?? null, market, words.tSearch),
        shownTotal: amount,
        difference: difference === 0 ? null : `${difference > 0 ? '+' : ''}${money(difference)}`,
      };
    }),
    rows: rows.filter((row) => !common.includes(row)),
    common,
    isByTrain: byTrain,
    commonTitle: t(byTrain ? 'step0.train.common' : 'step0.common'),
    rule: optimal ? t(`step0.rule.${optimal.reason}`) : null,
    chargesNote: chargesNote(quote, words),
    placesNote: byTrain ? t('step0.assignedPlaces.text') : null,
  };
}

/** Rows about trains in the order in which travellers need them. */
const BY_NEED: readonly (FareRow | TrainRow)['kind'][] = [
  'places',
  'refund',
  'noRefund',
  'exchange',
  'bedding',
  'amenities',
  'cabinBag',
  'baggage',
  'registration',
  'childTariff',
  'seat',
];

function needOf({ kind }: FareRow | TrainRow): number {
  return BY_NEED.indexOf(kind);
}

/** Says whose the charges are that the table names; null where it names none. */
function chargesNote(quote: FareQuote, { market, t }: Pick<TrainWords, 'market' | 't'>): string | null {
  const { shopFees, currency } = quote;
  if (quote.railRefundFee) return t('step0.train.refundNote');
  if (!namesCharges(quote)) return null;
  if (!shopFees) return t('step0.charges');
  const { refundPercent, exchange } = shopFees;
  const amount = formatMoney({ amount: exchange, currency }, market.locale);
  return [
    t('step0.chargesInSums.both'),
    ...(refundPercent > 0
      ? [t('step0.chargesInSums.refund', { percent: formatPercent(refundPercent, market.locale) })]
      : []),
    ...(exchange > 0 ? [t('step0.chargesInSums.exchange', { amount })] : []),
  ].join(' ');
}

/** Returns true for a row that says the same of several kinds of cars. */
function isSame({ cells }: FareRow | TrainRow): boolean {
  const [first, ...others] = cells;
  return others.length > 0 && others.every(({ text, state }) => text === first?.text && state === first.state);
}
