import type { TrainCar } from '~/upstream/rail-cars/contract';
import { STOREYS, type Storey } from '~/upstream/rail-cars/rail-words';
import { compartmentsOf, type Compartment } from './layout-compartments';
import { layoutPlaces, type LayoutPlace } from './layout-places';
import { rowsOf, type SeatRows } from './layout-rows';
import { storeysOf } from './storeys';

/** Fixed points of a car, by which people find their way. */
export type Landmark = 'conductor' | 'restroom';

/** The places of one storey: closed compartments, open bays with their side berths, or rows of seats. */
type StoreyPlaces = { kind: 'compartments' | 'bays'; compartments: Compartment[] } | ({ kind: 'rows' } & SeatRows);
/** `head`: at the head of the car, where numbers begin; `tail`: at its end. Empty where nothing is known. */
export type StoreyLayout = { storey: Storey; head: Landmark[]; tail: Landmark[] } & StoreyPlaces;

export type CarLayout = {
  /** Those that have places, the first one first; empty for a car without places. */
  storeys: StoreyLayout[];
  /** Compartments and bays whose window is an emergency exit and does not open. */
  emergencyWindows: number[];
};

/** The kinds of Russian cars with berths; other railways build theirs differently. */
const RUSSIAN_SLEEPERS = ['platzkart', 'coupe', 'lux'];
/** Rail facts §3: "Bays and compartments 3 and 6 hold the emergency exit". */
const EMERGENCY_WINDOWS = [3, 6];

/** Lays out a car for drawing (specification 2 §9, rail facts §3). Reads any answer: what it does not know it leaves plain. */
export function layoutCar(car: TrainCar): CarLayout {
  const places = layoutPlaces(car);
  const storeyOf = storeysOf(car);
  const drawn = STOREYS.flatMap((storey) => {
    const inside = places.filter(({ place }) => storeyOf(place) === storey);
    return inside.length > 0 ? [{ storey, ...storeyLayout(inside, places, car) }] : [];
  });
  const [first] = drawn;
  const isKnown = drawn.length === 1 && first !== undefined && first.kind !== 'rows' && isRussianSleeper(car);
  const numbers = isKnown ? first.compartments.map(({ number }) => number) : [];
  return {
    storeys: drawn.map((layout) => ({ ...layout, ...(isKnown ? endsByRule(car) : endsByPlaces(layout)) })),
    emergencyWindows: EMERGENCY_WINDOWS.filter((number) => numbers.includes(number)),
  };
}

/** Compartments of a soft car have restrooms of their own. */
function endsByRule({ type }: TrainCar): Pick<StoreyLayout, 'head' | 'tail'> {
  return { head: ['conductor', 'restroom'], tail: type === 'soft' ? [] : ['restroom'] };
}

/** A restroom is at the end of the car whose places are called near it. */
function endsByPlaces(layout: StoreyPlaces): Pick<StoreyLayout, 'head' | 'tail'> {
  const groups =
    layout.kind === 'rows'
      ? layout.rows
      : layout.compartments.map(({ left, right, side }) => [...left, ...right, ...side]);
  const endAt = (group: readonly (LayoutPlace | null)[] | undefined): Landmark[] =>
    group?.some((one) => one?.traits.includes('near_restroom')) ? ['restroom'] : [];
  return { head: groups.length > 1 ? endAt(groups[0]) : [], tail: endAt(groups.at(-1)) };
}

function storeyLayout(inside: LayoutPlace[], all: LayoutPlace[], { type }: TrainCar) {
  const seats = all.map(({ place }) => place.seat);
  const compartments = () => compartmentsOf(inside, type, seats);
  if (type === 'reserved_seat') return { kind: 'bays' as const, compartments: compartments() };
  if (type === 'compartment' || type === 'luxury' || type === 'soft') {
    return { kind: 'compartments' as const, compartments: compartments() };
  }
  // An open car sold by seats, or one of an unknown type, where the answer tells the bays only.
  const hasBays = inside.every(({ place }) => place.compartment !== null && place.row === null);
  return hasBays
    ? { kind: 'bays' as const, compartments: compartments() }
    : { kind: 'rows' as const, ...rowsOf(inside) };
}

function isRussianSleeper({ type, kind, isTwoStorey }: TrainCar): boolean {
  if (isTwoStorey || !['compartment', 'luxury', 'soft', 'reserved_seat'].includes(type)) return false;
  return kind === null ? type === 'reserved_seat' : RUSSIAN_SLEEPERS.includes(kind);
}
