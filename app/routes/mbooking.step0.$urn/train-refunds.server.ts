import type { FareCell, FareRow } from '~/features/trip/fare-rows.server';
import { formatMoney } from '~/market/format';
import type { FareQuote } from '~/upstream/booking/contract';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { fareTotal } from './fare-total';
import { carsOfFare, type CarsOfTrains } from './train-cars.server';
import type { TrainRow, TrainWords } from './train-rows.server';

/**
 * Names the least that a refund by train costs, which is the shop's fee, and adds a row with the prices of places that are
 * cheaper because they cannot be given back. Rows stay as they are where neither is known.
 * @param rows of the fares of a journey by trains alone
 */
export function withTrainRefunds(
  rows: readonly FareRow[],
  quote: FareQuote,
  cars: CarsOfTrains,
  words: TrainWords,
): (FareRow | TrainRow)[] {
  const noRefund = noRefundRow(quote, cars, words);
  return rows.flatMap((row): (FareRow | TrainRow)[] =>
    row.kind === 'refund' ? [refundRow(row, quote, words), ...(noRefund ? [noRefund] : [])] : [row],
  );
}

function refundRow(row: FareRow, quote: FareQuote, { market, t }: TrainWords): FareRow {
  const { railRefundFee: fee, fareVariants, currency } = quote;
  if (!fee) return row;
  const cells = row.cells.map((cell, index): FareCell => {
    const fare = fareVariants[index];
    if (cell.state !== 'fee' || !fare) return cell;
    const part = Math.round((fareTotal(quote, fare) * fee.percent) / 100);
    const amount = Math.min(Math.max(part, fee.least), fee.most);
    return { ...cell, text: t('step0.train.cell.fee', { price: formatMoney({ amount, currency }, market.locale) }) };
  });
  return { ...row, cells };
}

/** The lowest prices for an adult on all trains of the journey, ordinary ones where a train has no others; null where every place can be given back. */
function noRefundRow(quote: FareQuote, cars: CarsOfTrains, { market, t, tTrains }: TrainWords): TrainRow | null {
  const prices = quote.fareVariants.map((fare) => lowestWithoutRefund(carsOfFare(fare, quote, cars)));
  if (prices.every((price) => price === null)) return null;
  const { currency } = quote;
  return {
    kind: 'noRefund',
    label: t('step0.train.row.noRefund'),
    cells: prices.map((amount): FareCell =>
      amount === null
        ? { text: t('step0.train.cell.hasNot'), state: 'no' }
        : { text: tTrains('from', { price: formatMoney({ amount, currency }, market.locale) }), state: 'fact' },
    ),
  };
}

function lowestWithoutRefund(trains: TrainCar[][] | null): number | null {
  const perTrain = (trains ?? []).map((cars) => {
    const free = cars.flatMap(({ places }) => places.filter(({ isFree }) => isFree));
    const cheaper = free.flatMap(({ nonRefundablePrice }) => nonRefundablePrice ?? []);
    return { cheaper: Math.min(...cheaper), usual: Math.min(...free.map(({ price }) => price)) };
  });
  if (!perTrain.some(({ cheaper }) => Number.isFinite(cheaper))) return null;
  return perTrain.reduce((sum, { cheaper, usual }) => sum + (Number.isFinite(cheaper) ? cheaper : usual), 0);
}
