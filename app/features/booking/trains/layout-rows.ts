import type { LayoutPlace } from './layout-places';
import type { PlaceTrait } from './place-type';

/** A row of seats: null is a gap in the numbers. Every row has as many cells as the storey has columns. */
export type SeatRow = (LayoutPlace | null)[];
/** Rows from the head of the car; an aisle lies after the columns with these indexes. */
export type SeatRows = { rows: SeatRow[]; aislesAfter: number[] };

/** No train is wider: an answer with more columns is not about seats side by side. */
const MOST_COLUMNS = 8;
/** Columns of a row of four by number: window 1, aisle 2, then 4 at the aisle and 3 at the other window. */
const COLUMN_BY_NUMBER = [0, 1, 3, 2];

/**
 * Puts seats into rows, as answered; without rows and columns for every seat, or with two seats in one place, by number:
 * rows of four, two on each side of the aisle, odd numbers at a window.
 */
export function rowsOf(places: LayoutPlace[]): SeatRows {
  const grid = answeredRows(places) ?? numberedRows(places);
  return { ...grid, rows: grid.rows.map((row) => row.map((cell, column) => cell && withSides(cell, column, grid))) };
}

function answeredRows(places: LayoutPlace[]): SeatRows | null {
  const cells = places.flatMap((one) => {
    const { row, column } = one.place;
    return row === null || column === null ? [] : [{ row, column, one }];
  });
  const byCell = new Map(cells.map(({ row, column, one }) => [`${row}:${column}`, one]));
  const columns = sortedSet(cells.map(({ column }) => column));
  if (places.length === 0 || byCell.size < places.length || columns.length > MOST_COLUMNS) return null;
  const rows = sortedSet(cells.map(({ row }) => row));
  return {
    rows: rows.map((row) => columns.map((column) => byCell.get(`${row}:${column}`) ?? null)),
    aislesAfter: columns.flatMap((column, index) => ((columns[index + 1] ?? column) > column + 1 ? [index] : [])),
  };
}

function numberedRows(places: LayoutPlace[]): SeatRows {
  const rows = new Map<number, SeatRow>();
  for (const one of places) {
    const number = Math.floor((one.place.seat - 1) / 4);
    const row = rows.get(number) ?? [null, null, null, null];
    row[COLUMN_BY_NUMBER[(one.place.seat - 1) % 4]!] = one;
    rows.set(number, row);
  }
  return {
    rows: sortedSet([...rows.keys()]).map((number) => rows.get(number)!),
    aislesAfter: places.length ? [1] : [],
  };
}

/** Adds the traits that follow from the column, unless the type of the place says otherwise. */
function withSides(one: LayoutPlace, column: number, { rows, aislesAfter }: SeatRows): LayoutPlace {
  const last = (rows[0]?.length ?? 1) - 1;
  const sides: PlaceTrait[] = [];
  if (last > 0 && (column === 0 || column === last) && !one.traits.includes('no_window')) sides.push('window');
  if (aislesAfter.includes(column) || aislesAfter.includes(column - 1)) sides.push('aisle');
  return { ...one, traits: [...new Set([...one.traits, ...sides])] };
}

function sortedSet(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
