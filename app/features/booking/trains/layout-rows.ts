import type { LayoutPlace } from './layout-places';
import type { PlaceTrait } from './place-type';

/** A row of seats: null is a gap in the numbers. Every row has as many cells as the storey has columns. */
export type SeatRow = (LayoutPlace | null)[];
/** Rows from the head of the car; an aisle lies after the columns with these indexes. */
export type SeatRows = {
  rows: SeatRow[];
  aislesAfter: number[];
  /** Tables between rows that face each other: behind the row with this index, in these columns. */
  tables: { after: number; columns: number[] }[];
  /** The end of the car that goes first; null where seats at tables do not tell. */
  travels: 'head' | 'tail' | null;
};
type Grid = Pick<SeatRows, 'rows' | 'aislesAfter'>;

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
  const tables = tablesOf(grid.rows);
  return {
    rows: grid.rows.map((row) => row.map((cell, column) => cell && withSides(cell, column, grid))),
    aislesAfter: grid.aislesAfter,
    tables: tables.map(({ after, columns }) => ({ after, columns })),
    travels: directionOf(tables),
  };
}

type Table = { after: number; columns: number[]; leads: SeatRows['travels'] };

/** Finds the tables: seats at a table in two rows that follow each other and do not look the same way. */
function tablesOf(rows: readonly SeatRow[]): Table[] {
  const tables: Table[] = [];
  rows.slice(1).forEach((behind, after) => {
    // A row has one table: those of three rows in a line are at the first two.
    if (tables.at(-1)?.after === after - 1) return;
    const pairs = behind.flatMap((one, column) => {
      const before = rows[after]?.[column];
      if (!one?.traits.includes('near_table') || !before?.traits.includes('near_table')) return [];
      const way = wayOf(before, one);
      return way === 'none' ? [] : [{ column, way }];
    });
    const ways = new Set(pairs.map(({ way }) => way));
    const [way] = ways;
    const leads = ways.size === 1 && (way === 'head' || way === 'tail') ? way : null;
    if (pairs.length > 0) tables.push({ after, columns: pairs.map(({ column }) => column), leads });
  });
  return tables;
}

/** Returns where a train goes by two seats at one table; `none`: they are not at the same one. */
function wayOf(before: LayoutPlace, behind: LayoutPlace): 'head' | 'tail' | 'unknown' | 'none' {
  const looks = ({ traits }: LayoutPlace) => traits.find((one) => one === 'forward' || one === 'backward') ?? null;
  const [one, other] = [looks(before), looks(behind)];
  if (one === null || other === null) return 'unknown';
  if (one === other) return 'none';
  return one === 'forward' ? 'tail' : 'head';
}

function directionOf(tables: readonly Table[]): SeatRows['travels'] {
  const ways = new Set(tables.flatMap(({ leads }) => leads ?? []));
  return ways.size === 1 ? [...ways][0]! : null;
}

function answeredRows(places: LayoutPlace[]): Grid | null {
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

function numberedRows(places: LayoutPlace[]): Grid {
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
function withSides(one: LayoutPlace, column: number, { rows, aislesAfter }: Grid): LayoutPlace {
  const last = (rows[0]?.length ?? 1) - 1;
  const sides: PlaceTrait[] = [];
  if (last > 0 && (column === 0 || column === last) && !one.traits.includes('no_window')) sides.push('window');
  if (aislesAfter.includes(column) || aislesAfter.includes(column - 1)) sides.push('aisle');
  return { ...one, traits: [...new Set([...one.traits, ...sides])] };
}

function sortedSet(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}
