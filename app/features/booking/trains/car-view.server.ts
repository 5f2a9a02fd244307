import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Market } from '~/market/market';
import type { CurrencyCode } from '~/market/currencies';
import type { TrainCar } from '~/upstream/rail-cars/contract';
import { fellowMark, TAKEN } from '../seats/cabin';
import type { KeyEntry } from '../seats/SeatKey';
import { layoutCar, type Landmark, type StoreyLayout } from './car-layout';
import type { CarCell, CarGroup, CarStorey, CarView } from './car-view';
import type { Compartment } from './layout-compartments';
import type { LayoutPlace } from './layout-places';
import { genderSign, placeGroup, placeLook, placeNote } from './place-words.server';

export type CarParts = {
  car: TrainCar;
  currency: CurrencyCode;
  /** Passengers who have chosen a place of this car, by its number; without the one who chooses. */
  fellows: ReadonlyMap<number, number>;
  /** Returns the price of a place for the passenger, hundredths. */
  priceOf: (place: LayoutPlace) => number;
  /** The total of this train if the passenger takes a place, hundredths. */
  totalWith: (place: LayoutPlace) => number;
  /** Why the passenger may not have a place; null when they may. Ready text. */
  refusalOf: (place: LayoutPlace) => string | null;
};

type Words = { market: Market; t: Translate };
type Kind = CarView['kinds'][number] & { key: string; amount: number };

/**
 * Builds the drawing of a car for one passenger, and its key: groups of places with their prices. Pure.
 * @param words `t` reads the namespace `trains`
 */
export function carView(parts: CarParts, words: Words): { view: CarView; key: KeyEntry[] } {
  const kinds = new Map<string, { index: number; kind: Kind }>();
  const { storeys, head, tail } = layoutCar(parts.car);
  const cellOf = (one: LayoutPlace | null): CarCell => {
    if (!one) return null;
    const { seat } = one.place;
    const fellow = parts.fellows.get(seat);
    if (fellow !== undefined) return [seat, fellowMark(fellow)];
    if (!one.canBeChosen) return [seat, TAKEN];
    const kind = kindOf(one, parts, words);
    const id = JSON.stringify(kind);
    const entry = kinds.get(id) ?? { index: kinds.size, kind };
    kinds.set(id, entry);
    return [seat, entry.index];
  };
  // Without numbers there is nothing to point at.
  const drawn = (parts.car.hasPlaceNumbers ? storeys : []).map((storey): CarStorey => ({
    title: storeys.length > 1 ? words.t(`storey.${storey.storey}`) : null,
    ...gridOf(storey, cellOf, words.t),
    ends: [endText(head, words.t), endText(tail, words.t)],
  }));
  const all = [...kinds.values()].map(({ kind }) => kind);
  const key = keyOf(byPrice(all), parts.currency, words.market);
  const showsPrices = key.some(({ hasRange }) => hasRange);
  return {
    view: {
      storeys: drawn,
      kinds: all.map(({ key: _key, amount: _amount, ...kind }) => ({
        ...kind,
        short: showsPrices ? kind.short : null,
      })),
    },
    key: key.map(({ hasRange: _hasRange, ...entry }) => entry),
  };
}

function kindOf(one: LayoutPlace, parts: CarParts, { market, t }: Words): Kind {
  const amount = parts.priceOf(one);
  const refusal = parts.refusalOf(one);
  const money = (sum: number) => formatMoney({ amount: sum, currency: parts.currency }, market.locale);
  return {
    zone: placeLook(one),
    label: placeGroup(one, t),
    note: [placeNote(one, t), one.place.isOnlyNonRefundable && t('terms.noRefund'), refusal].filter(Boolean).join(', '),
    price: money(amount),
    total: money(parts.totalWith(one)),
    refusal,
    short: new Intl.NumberFormat(market.locale, { maximumFractionDigits: 0 }).format(Math.ceil(amount / 100)),
    key: `${placeGroup(one, t)} ${refusal ?? ''}`,
    amount,
  };
}

/** The dearest first, as people look for the better places. */
function byPrice(kinds: readonly Kind[]): Kind[] {
  return kinds.toSorted((one, other) => other.amount - one.amount);
}

/** Lists the groups of places with the lowest and highest price. */
function keyOf(kinds: readonly Kind[], currency: CurrencyCode, { locale }: Market) {
  const groups = new Map<string, Kind[]>();
  for (const kind of kinds) groups.set(kind.key, [...(groups.get(kind.key) ?? []), kind]);
  return [...groups.values()].map((group) => {
    const amounts = group.map(({ amount }) => amount);
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
    const money = (amount: number) => formatMoney({ amount, currency }, locale);
    const { zone, label, refusal } = group[0]!;
    const price = least === most ? money(least) : `${money(least)} – ${money(most)}`;
    return { zone, label, refusal: refusal && `— ${refusal}`, price, hasRange: least < most };
  });
}

function gridOf(
  storey: StoreyLayout,
  cellOf: (one: LayoutPlace | null) => CarCell,
  t: Translate,
): Pick<CarStorey, 'columns' | 'groups'> {
  if (storey.kind === 'rows') {
    const { rows, aislesAfter } = storey;
    const withAisles = <T>(cells: readonly T[], aisle: T) =>
      cells.flatMap((cell, index) => (aislesAfter.includes(index) ? [cell, aisle] : [cell]));
    const width = rows[0]?.length ?? 0;
    return {
      columns: withAisles(Array<'seat' | 'aisle'>(width).fill('seat'), 'aisle'),
      groups: [{ label: null, name: null, sign: null, rows: rows.map((row) => withAisles(row.map(cellOf), null)) }],
    };
  }
  const { compartments } = storey;
  const hasRight = compartments.some(({ right }) => right.length > 0);
  const hasSide = compartments.some(({ side }) => side.length > 0);
  return {
    columns: ['seat', ...(hasRight ? (['seat'] as const) : []), ...(hasSide ? (['aisle', 'seat'] as const) : [])],
    groups: compartments.map((one): CarGroup => {
      const height = Math.max(one.left.length, one.right.length, one.side.length);
      // Short lists lack the upper berths.
      const at = (side: LayoutPlace[], row: number) => cellOf(side[row - height + side.length] ?? null);
      return {
        label: one.number === null ? '·' : String(one.number),
        name: groupName(one, storey.kind === 'bays', t),
        sign: genderSign(one.gender),
        rows: Array.from({ length: height }, (_, row) => [
          at(one.left, row),
          ...(hasRight ? [at(one.right, row)] : []),
          ...(hasSide ? [null, at(one.side, row)] : []),
        ]),
      };
    }),
  };
}

function groupName({ number, gender }: Compartment, isBay: boolean, t: Translate): string | null {
  const name = number === null ? null : isBay ? t('bay', { number }) : t('compartment', { number });
  return [name, gender === 'no_matter' ? null : t(`gender.${gender}`)].filter(Boolean).join(', ') || null;
}

function endText(landmarks: readonly Landmark[], t: Translate): string | null {
  if (landmarks.length === 0) return null;
  return landmarks.includes('conductor') ? t('ends.conductor') : t('ends.restroom');
}
