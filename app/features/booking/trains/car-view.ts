import type { SeatKind } from '../seats/cabin';

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
  rows: CarCell[][];
};

/** One storey of a car, from the conductor to the far end. Ready texts. */
export type CarStorey = {
  /** Null where the car has one storey. */
  title: string | null;
  columns: ('seat' | 'aisle')[];
  groups: CarGroup[];
  /** Words for the two ends: "Conductor, restroom". */
  ends: [head: string | null, tail: string | null];
};

/** A car as the page draws it, kept small: places are numbers from which the view rebuilds names. */
export type CarView = {
  storeys: CarStorey[];
  kinds: (SeatKind & {
    /** Price without the currency, shown in the place; null while the key says it. */
    short: string | null;
  })[];
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
