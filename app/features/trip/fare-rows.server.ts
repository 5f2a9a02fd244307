import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import { formatWeight } from '~/market/weight';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { isByTrain } from './segment';

/** One feature of one fare; `fee`: available for a fee. */
export type FareCell = { text: string; state: 'yes' | 'fee' | 'no' | 'unknown' };

export type FareRowKind = 'baggage' | 'cabinBag' | 'refund' | 'exchange' | 'seat' | 'extraSeats';

/** One feature compared across fares: a cell per fare, in the order of the fares. */
export type FareRow = { kind: FareRowKind; label: string; cells: FareCell[] };

const OPTION_ROWS = [
  ['refund', 'returnable'],
  ['exchange', 'exchange'],
  ['seat', 'online_seat_selection'],
  ['extraSeats', 'extra_seats'],
] as const;

/**
 * Compares fares row by row (specification 2 §3). Leaves out features that no fare mentions, and seats on trains,
 * because the railway assigns them.
 * @param t reads the namespace `booking`
 */
export function fareRows(
  { fareVariants, segments, currency, search }: Pick<FareQuote, 'fareVariants' | 'segments' | 'currency' | 'search'>,
  market: Market,
  t: Translate,
): FareRow[] {
  const byTrain = isByTrain(segments);
  const charge = (amount: number | null) => {
    if (amount === null) return t('step0.cell.fee');
    const sum = formatMoney({ amount, currency }, market.locale);
    return search.trips.length > 1 ? t('step0.cell.feeEachWay', { amount: sum }) : sum;
  };
  const row = (kind: FareRowKind, cells: FareCell[]): FareRow => ({
    kind,
    label: t(`step0.row.${rowLabel(kind, byTrain)}`),
    cells,
  });
  const options = OPTION_ROWS.filter(([kind]) => !byTrain || kind === 'refund' || kind === 'exchange').map(
    ([kind, option]) =>
      row(
        kind,
        fareVariants.map((fare) => optionCell(fare, option, { charge, t })),
      ),
  );
  const bagRow = (kind: FareRowKind, bagsOf: (baggage: FareVariant['baggages'][number]) => Bags) =>
    row(
      kind,
      fareVariants.map(({ baggages }) => bagCell(baggages.map(bagsOf), market, t)),
    );
  return [
    bagRow('baggage', ({ places, weight }) => ({ places, weight })),
    bagRow('cabinBag', ({ handPlaces, handWeight }) => ({ places: handPlaces, weight: handWeight })),
    ...options.filter(({ cells }) => cells.some(({ state }) => state !== 'unknown')),
  ];
}

/** On trains passengers keep their luggage with them, so its rows have labels of their own. */
function rowLabel(kind: FareRowKind, byTrain: boolean): FareRowKind | 'luggage' | 'handLuggage' {
  if (!byTrain) return kind;
  return kind === 'baggage' ? 'luggage' : kind === 'cabinBag' ? 'handLuggage' : kind;
}

type Bags = { places: number | null; weight: number | null };

/** Shows the allowance of the whole trip. Where its parts differ, the smallest counts for packing. */
function bagCell(perTrip: readonly Bags[], market: Market, t: Translate): FareCell {
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

/** @param charge puts the carrier's charge into words; null: it is unknown */
function optionCell(
  { options }: FareVariant,
  kind: OptionKind,
  { charge, t }: { charge: (amount: number | null) => string; t: Translate },
): FareCell {
  const option = options.find((one) => one.kind === kind);
  const state = option ? STATES[option.value] : 'unknown';
  if (state === 'fee') return { text: charge(option?.fee ?? null), state };
  // Our own fee comes on top of the carrier's.
  return { text: t(state === 'yes' && isOfCarrier(kind) ? 'step0.cell.noCharge' : `step0.cell.${state}`), state };
}

/** Returns true when a fare names a charge of the carrier, or that there is none: the shop's own fee is named beside it. */
export function namesCharges({ fareVariants }: Pick<FareQuote, 'fareVariants'>): boolean {
  return fareVariants.some(({ options }) =>
    options.some(({ kind, value, fee }) => typeof fee === 'number' || (isOfCarrier(kind) && value === 'available')),
  );
}

function isOfCarrier(kind: string): boolean {
  return kind === 'returnable' || kind === 'exchange';
}
