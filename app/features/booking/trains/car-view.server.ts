import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { CurrencyCode } from '~/market/currencies';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { fellowMark, TAKEN } from '../seats/cabin';
import { layoutCar, type StoreyLayout } from './car-layout';
import { carKey, type KeyKind } from './car-key.server';
import type { CarCell, CarGroup, CarKeyEntry, CarKind, CarStorey, CarView } from './car-view';
import type { Compartment } from './layout-compartments';
import type { LayoutPlace } from './layout-places';
import type { SeatRows } from './layout-rows';
import { endText, genderSign, placeGroup, placeLook, placeNote, placeSign, tierWord } from './place-words.server';

export type CarParts = {
  car: TrainCar;
  currency: CurrencyCode;
  /** Passengers who have chosen a place of this car, by its number; without the one who chooses. */
  fellows: ReadonlyMap<number, number>;
  /** Returns the price of a place for the passenger, hundredths. */
  priceOf: (place: LayoutPlace) => number;
  /** The total of this train if the passenger takes a place, hundredths. */
  totalWith: (place: LayoutPlace) => number;
  /** Words how much more than the fare a place costs; null where nobody tells what the fare has for it. */
  differenceOf: (place: LayoutPlace) => string | null;
  /** Why the passenger may not have a place; null when they may. Ready text. */
  refusalOf: (place: LayoutPlace) => string | null;
};

type Words = { market: Market; t: Translate };
type CellOf = (one: LayoutPlace | null) => CarCell;

/** Up to so many places side by side have room for their prices on a phone. */
const MOST_PRICED_COLUMNS = 5;

/**
 * Builds the drawing of a car for one passenger, and its key: groups of places with their prices. Pure.
 * @param words `t` reads the namespace `trains`
 */
export function carView(parts: CarParts, words: Words): { view: CarView; key: CarKeyEntry[] } {
  const kinds = new Map<string, { index: number; kind: CarKind; entry: KeyKind }>();
  const { storeys } = layoutCar(parts.car);
  const cellsOf =
    (travels: SeatRows['travels']): CellOf =>
    (one) => {
      if (!one) return null;
      const { seat, isFree } = one.place;
      const fellow = parts.fellows.get(seat);
      if (fellow !== undefined) return [seat, fellowMark(fellow)];
      if (!isFree) return [seat, TAKEN];
      const kind = kindOf(one, travels, parts, words);
      const id = JSON.stringify(kind);
      const known = kinds.get(id) ?? {
        index: kinds.size,
        kind,
        entry: { ...kind, ...keyOf(one, parts, words), count: 0 },
      };
      known.entry.count += 1;
      kinds.set(id, known);
      return [seat, known.index];
    };
  // Without numbers there is nothing to point at.
  const drawn = (parts.car.hasPlaceNumbers ? storeys : []).map((storey): CarStorey => ({
    title: storeys.length > 1 ? words.t(`storey.${storey.storey}`) : null,
    ...gridOf(storey, cellsOf(storey.kind === 'rows' ? storey.travels : null), words.t),
    ends: endsOf(storey, words.t),
    hasWindows: storey.kind === 'rows',
  }));
  const all = [...kinds.values()];
  const widest = Math.max(0, ...drawn.map(({ columns }) => columns.filter((one) => one === 'seat').length));
  return {
    view: { storeys: drawn, kinds: all.map(({ kind }) => kind), hasPrices: widest <= MOST_PRICED_COLUMNS },
    key: carKey(
      all.map(({ entry }) => entry),
      parts.currency,
      words,
    ),
  };
}

function kindOf(one: LayoutPlace, travels: SeatRows['travels'], parts: CarParts, { market, t }: Words): CarKind {
  // Accessible places are sold in pairs against a proof.
  const refusal = one.canBeChosen ? parts.refusalOf(one) : t('refused.accessible');
  const money = (amount: number) => formatMoney({ amount, currency: parts.currency }, market.locale);
  return {
    look: placeLook(one),
    sign: placeSign(one),
    back: backOf(one, travels),
    note: [placeNote(one, t), one.place.isOnlyNonRefundable && t('terms.noRefund'), refusal].filter(Boolean).join(', '),
    price: money(parts.priceOf(one)),
    total: money(parts.totalWith(one)),
    difference: parts.differenceOf(one),
    refusal,
  };
}

function keyOf(one: LayoutPlace, parts: CarParts, { t }: Words) {
  return { label: placeGroup(one, t), amount: parts.priceOf(one) };
}

/** One leans away from where one looks. */
function backOf({ traits }: LayoutPlace, travels: SeatRows['travels']): CarKind['back'] {
  const looks = traits.find((one) => one === 'forward' || one === 'backward');
  if (!looks || !travels) return null;
  return (looks === 'forward') === (travels === 'tail') ? 'top' : 'bottom';
}

/** Words for the two ends of a storey, with the direction at the end that goes first. */
function endsOf(storey: StoreyLayout, t: Translate): CarStorey['ends'] {
  const travels = storey.kind === 'rows' ? storey.travels : null;
  return [
    endText(storey.head, travels === 'head' ? '\u2191' : null, t),
    endText(storey.tail, travels === 'tail' ? '\u2193' : null, t),
  ];
}

function gridOf(storey: StoreyLayout, cellOf: CellOf, t: Translate): Pick<CarStorey, 'columns' | 'groups'> {
  return storey.kind === 'rows' ? rowsGrid(storey, cellOf) : compartmentsGrid(storey, cellOf, t);
}

/** Rows of seats, divided behind every table. */
function rowsGrid({ rows, aislesAfter, tables }: SeatRows, cellOf: CellOf): Pick<CarStorey, 'columns' | 'groups'> {
  const withAisles = <T>(cells: readonly T[], aisle: T) =>
    cells.flatMap((cell, index) => (aislesAfter.includes(index) ? [cell, aisle] : [cell]));
  const width = rows[0]?.length ?? 0;
  const ends = [...tables.map(({ after }) => after), rows.length - 1];
  const groups = [...new Set(ends)].map((end, index): CarGroup => {
    const start = index === 0 ? 0 : ends[index - 1]! + 1;
    const table = tables.find(({ after }) => after === end);
    return {
      label: null,
      name: null,
      sign: null,
      tiers: null,
      rows: rows.slice(start, end + 1).map((row) => withAisles(row.map(cellOf), null)),
      table: table
        ? withAisles(
            Array.from({ length: width }, (_, column) => table.columns.includes(column)),
            false,
          )
        : null,
      full: null,
    };
  });
  return { columns: withAisles(Array<'seat' | 'aisle'>(width).fill('seat'), 'aisle'), groups };
}

function compartmentsGrid(
  { compartments, kind }: Exclude<StoreyLayout, { kind: 'rows' }>,
  cellOf: CellOf,
  t: Translate,
): Pick<CarStorey, 'columns' | 'groups'> {
  const hasRight = compartments.some(({ right }) => right.length > 0);
  const hasSide = compartments.some(({ side }) => side.length > 0);
  const hasTiers = compartments.some(({ left, right }) => Math.max(left.length, right.length) > 1);
  return {
    columns: ['seat', ...(hasRight ? (['seat'] as const) : []), ...(hasSide ? (['aisle', 'seat'] as const) : [])],
    groups: foldedFull(compartments, t, (one): CarGroup => {
      const height = Math.max(one.left.length, one.right.length, one.side.length);
      // Short lists lack the upper berths.
      const inRow = (side: LayoutPlace[], row: number) => side[row - height + side.length] ?? null;
      const rows = Array.from({ length: height }, (_, row) => ({
        main: [inRow(one.left, row), ...(hasRight ? [inRow(one.right, row)] : [])],
        side: hasSide ? inRow(one.side, row) : null,
      }));
      return {
        label: one.number === null ? '·' : String(one.number),
        name: groupName(one, kind === 'bays', t),
        sign: genderSign(one.gender),
        tiers: hasTiers ? rows.map(({ main, side }) => tierWord([...main, side], t)) : null,
        rows: rows.map(({ main, side }) => [...main.map(cellOf), ...(hasSide ? [null, cellOf(side)] : [])]),
        table: null,
        full: null,
      };
    }),
  };
}

/** Draws compartments; those without a free place are a line, side by side together, so that a phone shows the others. */
function foldedFull(
  compartments: readonly Compartment[],
  t: Translate,
  draw: (compartment: Compartment) => CarGroup,
): CarGroup[] {
  const groups: CarGroup[] = [];
  let numbers: number[] = [];
  const fold = () => {
    if (numbers.length > 0) groups.push(fullGroup([...new Set([numbers[0]!, numbers.at(-1)!])].join('–'), t));
    numbers = [];
  };
  for (const one of compartments) {
    const group = draw(one);
    const isFull = group.rows.flat().every((cell) => cell === null || cell[1] === TAKEN);
    if (isFull && one.number !== null) numbers.push(one.number);
    else {
      fold();
      groups.push(group);
    }
  }
  fold();
  return groups;
}

function fullGroup(numbers: string, t: Translate): CarGroup {
  return { label: null, name: null, sign: null, tiers: null, rows: [], table: null, full: t('full', { numbers }) };
}

function groupName({ number, gender }: Compartment, isBay: boolean, t: Translate): string | null {
  const name = number === null ? null : isBay ? t('bay', { number }) : t('compartment', { number });
  return [name, gender === 'no_matter' ? null : t(`gender.${gender}`)].filter(Boolean).join(', ') || null;
}
