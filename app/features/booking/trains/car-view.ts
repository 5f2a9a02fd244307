import type { SeatKind } from '../seats/cabin';

/** How a place is drawn. */
export type PlaceLook =
  'lower' | 'middle' | 'upper' | 'side_lower' | 'side_upper' | 'seat' | 'at_table' | 'no_window' | 'single' | 'special';
/** The sign in a place, explained in the key. */
export type PlaceSign = 'wc' | 'baby' | 'family' | 'paw' | 'bicycle' | 'accessible';

/** A place of a car: its number, and the index of its kind or a mark of `seats/cabin`. Null: nothing is drawn there. */
export type CarCell = readonly [number: number, mark: number] | null;

/** A compartment, an open bay or a block of rows. Ready texts. */
export type CarGroup = {
  /** "5"; null for rows of seats. */
  label: string | null;
  /** Part of the names of its places: "compartment 5, women's compartment". */
  name: string | null;
  /** Sign of a divided compartment, explained in the key: "♀". */
  sign: string | null;
  /** The tier of each row, "upper"; null where all are alike. */
  tiers: (string | null)[] | null;
  rows: CarCell[][];
  /** The columns of a table behind the rows; null without one. */
  table: boolean[] | null;
  /** Stands for compartments side by side without a free place, which have no rows: "1–7: no places left"; null for others. */
  full: string | null;
};

/** One storey of a car, from the conductor to the far end. Ready texts. */
export type CarStorey = {
  /** Null where the car has one storey. */
  title: string | null;
  columns: ('seat' | 'aisle')[];
  groups: CarGroup[];
  /** Words for the two ends: "Conductor, restroom". */
  ends: [head: string | null, tail: string | null];
  /** The first and the last column are at windows. */
  hasWindows: boolean;
};

/** Places with the same price and features for the passenger who chooses. Ready texts. */
export type CarKind = Omit<SeatKind, 'zone' | 'label'> & {
  /** The price less what the fare has for a place already: "+575 ₽"; null where nobody tells it. */
  difference: string | null;
  look: PlaceLook;
  sign: PlaceSign | null;
  /** Where the back of a seat is drawn; null where the direction is not known. */
  back: 'top' | 'bottom' | null;
};

/** A car as the page draws it, kept small: places are numbers from which the view rebuilds names. */
export type CarView = {
  storeys: CarStorey[];
  kinds: CarKind[];
  /** False in cars so wide that only the key tells prices. */
  hasPrices: boolean;
};

/** A group of kinds in the key. Ready texts. */
export type CarKeyEntry = Pick<CarKind, 'look' | 'sign'> & {
  /** "Lower, near the restroom" */
  label: string;
  /** "4 places free"; null for places that this passenger may not have. */
  free: string | null;
  /** "4,100 ₽" or "4,100 ₽ – 4,300 ₽"; null for places that this passenger may not have. */
  price: string | null;
  /** Why they may not have it: "for women". */
  refusal: string | null;
};

/** Returns "17, lower, compartment 5, women's compartment, 4,100 ₽", with who has it. */
export function placeName(number: number, parts: readonly (string | null | undefined)[]): string {
  return [String(number), ...parts].filter(Boolean).join(', ');
}

/** Locates a place of a car by its number; null when the car has none such. */
export function findPlace({ storeys, kinds }: CarView, number: number) {
  for (const { groups } of storeys) {
    for (const group of groups) {
      const cell = group.rows.flat().find((one) => one?.[0] === number);
      if (cell) return { group, mark: cell[1], kind: kinds[cell[1]] ?? null };
    }
  }
  return null;
}
