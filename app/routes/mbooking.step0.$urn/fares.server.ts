import type { Translate } from '~/i18n/use-translation';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { FareQuote, FareVariant } from '~/upstream/booking/contract';
import { optimalFare } from './optimal-fare';

/** What a fare offers in one respect; `fee`: possible against a fee. */
export type FareCell = { text: string; state: 'yes' | 'fee' | 'no' | 'unknown' };

export type FareRowKind = 'baggage' | 'cabinBag' | 'refund' | 'exchange' | 'seat' | 'extraSeats';

/** One respect in which fares are compared: a cell a fare, in the order of the fares. */
export type FareRow = { kind: FareRowKind; label: string; cells: FareCell[] };

export type FareView = {
  key: string;
  name: string;
  isRecommended: boolean;
  /** Total of all passengers: "12 450 ₽". */
  total: string;
  /** The same in hundredths; comes back with the form. */
  shownTotal: number;
  /** Against the fare that the card showed: "+2 000 ₽"; null for that fare itself. */
  difference: string | null;
};

/** The table of fares; `rule` says by what one of them is recommended. */
export type FareTableView = { fares: FareView[]; rows: FareRow[]; rule: string | null };

/** `t` reads the namespace `booking`. */
type Words = { market: Market; t: Translate };

/** Total of all passengers for a fare, hundredths. The upstream's own word for the first fare, which the card showed. */
export function fareTotal(quote: FareQuote, fare: FareVariant): number {
  if (fare.key === quote.fareVariants[0]?.key) return quote.totalPrice;
  const { adults, children, infants } = quote.search.travelers;
  return fare.prices.adult * adults + fare.prices.child * children + fare.prices.infant * infants;
}

/** The fares side by side (specification 2 §3): what each costs and includes. */
export function fareTable(quote: FareQuote, { market, t }: Words): FareTableView {
  const { fareVariants, currency } = quote;
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const optimal = optimalFare(fareVariants.map((fare) => ({ fare, total: fareTotal(quote, fare) })));
  return {
    fares: fareVariants.map((fare) => {
      const amount = fareTotal(quote, fare);
      const difference = amount - quote.totalPrice;
      return {
        key: fare.key,
        name: fare.name,
        isRecommended: fare.key === optimal?.key,
        total: money(amount),
        shownTotal: amount,
        difference: difference === 0 ? null : `${difference > 0 ? '+' : ''}${money(difference)}`,
      };
    }),
    rows: fareRows(quote, market, t),
    rule: optimal ? t(`step0.rule.${optimal.reason}`) : null,
  };
}

const OPTION_ROWS = [
  ['refund', 'returnable'],
  ['exchange', 'exchange'],
  ['seat', 'online_seat_selection'],
  ['extraSeats', 'extra_seats'],
] as const;

/** What no fare says anything about is left out, and seats by train, which the railway gives. */
function fareRows({ fareVariants, segments }: FareQuote, market: Market, t: Translate): FareRow[] {
  const isByTrain = segments.every(({ transportKind }) => transportKind === 'train');
  const row = (kind: FareRowKind, cells: FareCell[]): FareRow => ({ kind, label: t(`step0.row.${kind}`), cells });
  const options = OPTION_ROWS.filter(([kind]) => !isByTrain || kind === 'refund' || kind === 'exchange').map(
    ([kind, option]) =>
      row(
        kind,
        fareVariants.map((fare) => optionCell(fare, option, t)),
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

type Bags = { places: number | null; weight: number | null };

/** What the whole trip carries: where its parts differ, the least of them, which is what counts when packing. */
function bagCell(perTrip: readonly Bags[], { locale }: Market, t: Translate): FareCell {
  const size = ({ places, weight }: Bags) => (places ?? (weight ? 1 : 0)) * (weight ?? 1);
  const known = perTrip.filter(({ places, weight }) => places !== null || weight !== null);
  const [first] = known;
  if (!first) return { text: t('step0.cell.unknown'), state: 'unknown' };
  const { places, weight } = known.reduce((least, bags) => (size(bags) < size(least) ? bags : least), first);
  const count = places ?? (weight ? 1 : 0);
  if (count === 0) return { text: t('step0.cell.noBag'), state: 'no' };
  if (!weight) return { text: t('step0.cell.pieces', { count }), state: 'yes' };
  const each = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram' }).format(weight);
  return { text: count === 1 ? each : `${count} × ${each}`, state: 'yes' };
}

const STATES = { available: 'yes', fee: 'fee', unavailable: 'no' } as const;

function optionCell({ options }: FareVariant, kind: (typeof OPTION_ROWS)[number][1], t: Translate): FareCell {
  const option = options.find((one) => one.kind === kind);
  const state = option ? STATES[option.value] : 'unknown';
  return { text: t(`step0.cell.${state}`), state };
}
