import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatWeight } from '~/market/weight';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { isOverland } from './segment';

/** One feature of one fare; `fee`: available for a fee; `fact`: neither good nor bad. */
export type FareCell = { text: string; state: 'yes' | 'fee' | 'no' | 'unknown' | 'fact' };

export type FareRowKind = 'baggage' | 'cabinBag' | 'refund' | 'exchange' | 'seat';

/** One feature compared across fares: a cell per fare, in the order of the fares. */
export type FareRow = { kind: FareRowKind; label: string; cells: FareCell[] };

const OPTION_ROWS = [
  ['refund', 'returnable'],
  ['exchange', 'exchange'],
  ['seat', 'online_seat_selection'],
] as const;

type FaresOfTrip = Pick<FareQuote, 'fareVariants' | 'segments' | 'currency' | 'search' | 'shopFees'>;

/**
 * Compares fares row by row (specification 2 §3). Leaves out features that no fare mentions, and seats on trains,
 * because the railway assigns them.
 * @param t reads the namespace `booking`
 */
export function fareRows(
  { fareVariants, segments, currency, search, shopFees }: FaresOfTrip,
  market: Market,
  t: Translate,
): FareRow[] {
  const byLand = isOverland(segments);
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const charge = (amount: number | null) => {
    if (amount === null) return t('step0.cell.fee');
    return t(search.trips.length > 1 ? 'step0.cell.feeEachWay' : 'step0.cell.feeOf', { amount: money(amount) });
  };
  const from = (amount: number) => t('step0.cell.from', { amount: money(amount) });
  // Nobody has to add up whose charge is whose: a refund names what comes back for an adult, a change its whole cost.
  const totalOf =
    (kind: FareRowKind, { prices }: FareVariant) =>
    (carrier: number): FareCell | null => {
      if (kind === 'refund' && shopFees && shopFees.refundPercent > 0) {
        const own = Math.round((prices.adult * shopFees.refundPercent) / 100);
        const back = prices.adult - carrier * Math.max(search.trips.length, 1) - own;
        if (back <= 0) return { text: t('step0.cell.no'), state: 'no' };
        const isMost = back * 2 >= prices.adult;
        // Beside a price for all of them it would look like a small part.
        const { adults, children, infants } = search.travelers;
        const key = adults + children + infants > 1 ? 'backEach' : 'back';
        return { text: t(`step0.cell.${key}`, { amount: money(back) }), state: isMost ? 'yes' : 'fee' };
      }
      if (kind !== 'exchange' || !shopFees || shopFees.exchange === 0) return null;
      const least = carrier + shopFees.exchange;
      // On the way there and back the carrier charges for each way that is changed.
      const isLeast = carrier > 0 && search.trips.length > 1;
      return { text: t(`step0.cell.${isLeast ? 'feeFrom' : 'feeOf'}`, { amount: money(least) }), state: 'fee' };
    };
  const row = (kind: FareRowKind, cells: FareCell[]): FareRow => ({
    kind,
    label: t(`step0.row.${rowLabel(kind, byLand)}`),
    cells,
  });
  const options = OPTION_ROWS.filter(([kind]) => !byLand || kind === 'refund' || kind === 'exchange').map(
    ([kind, option]) =>
      row(
        kind,
        fareVariants.map((fare) => optionCell(fare, option, { from, charge, total: totalOf(kind, fare), t })),
      ),
  );
  const bagRow = (kind: FareRowKind, bagsOf: (baggage: FareVariant['baggages'][number]) => Bags) =>
    row(
      kind,
      fareVariants.map(({ baggages }) => bagCell(baggages.map(bagsOf), { market, t })),
    );
  return [
    bagRow('baggage', ({ places, weight }) => ({ places, weight })),
    bagRow('cabinBag', ({ handPlaces, handWeight }) => ({ places: handPlaces, weight: handWeight })),
    ...options.filter(({ cells }) => cells.some(({ state }) => state !== 'unknown')),
  ];
}

/** On trains passengers keep their luggage with them, so its rows have labels of their own. */
function rowLabel(kind: FareRowKind, byLand: boolean): FareRowKind | 'luggage' | 'handLuggage' {
  if (!byLand) return kind;
  return kind === 'baggage' ? 'luggage' : kind === 'cabinBag' ? 'handLuggage' : kind;
}

type Bags = { places: number | null; weight: number | null };

/** Shows the allowance of the whole trip. Where its parts differ, the smallest counts for packing. */
function bagCell(perTrip: readonly Bags[], { market, t }: { market: Market; t: Translate }): FareCell {
  const size = ({ places, weight }: Bags) => (places ?? (weight ? 1 : 0)) * (weight ?? 1);
  const allowances = perTrip.filter(({ places, weight }) => places !== null || weight !== null);
  const [first] = allowances;
  if (!first) return { text: t('step0.cell.unknown'), state: 'unknown' };
  const { places, weight } = allowances.reduce((least, bags) => (size(bags) < size(least) ? bags : least), first);
  const count = places ?? (weight ? 1 : 0);
  if (count === 0) return { text: t('step0.cell.noBag'), state: 'no' };
  if (!weight) return { text: t('step0.cell.pieces', { count }), state: 'yes' };
  const each = formatWeight(weight, market);
  return { text: count === 1 ? each : `${count} × ${each}`, state: 'yes' };
}

const STATES = { available: 'yes', fee: 'fee', unavailable: 'no' } as const;

type OptionKind = (typeof OPTION_ROWS)[number][1];

type Charges = {
  from: (amount: number) => string;
  charge: (amount: number | null) => string;
  total: (carrier: number) => FareCell | null;
  t: Translate;
};

/**
 * @param from puts the least price of a choice into words
 * @param charge puts the carrier's charge into words; null: it is unknown
 * @param total makes the cell of the carrier's charge and the shop's own fee together; null where the shop has none
 */
function optionCell({ options }: FareVariant, kind: OptionKind, { from, charge, total, t }: Charges): FareCell {
  const option = options.find((one) => one.kind === kind);
  const state = option ? STATES[option.value] : 'unknown';
  if (state === 'fee' && !isOfCarrier(kind))
    return { text: option?.fee ? from(option.fee) : t('step0.cell.fee'), state };
  if (state === 'fee') {
    const carrier = option?.fee ?? null;
    return (carrier === null ? null : total(carrier)) ?? { text: charge(carrier), state };
  }
  if (state === 'yes' && isOfCarrier(kind)) {
    return total(0) ?? { text: t('step0.cell.noCharge'), state };
  }
  return { text: t(`step0.cell.${state}`), state };
}

/** Returns true when a fare names a charge of the carrier, or that there is none: the shop's own fee is named beside it. */
export function namesCharges({ fareVariants }: Pick<FareQuote, 'fareVariants'>): boolean {
  return fareVariants.some(({ options }) =>
    options.some(({ kind, value, fee }) => isOfCarrier(kind) && (typeof fee === 'number' || value === 'available')),
  );
}

function isOfCarrier(kind: string): boolean {
  return kind === 'returnable' || kind === 'exchange';
}
