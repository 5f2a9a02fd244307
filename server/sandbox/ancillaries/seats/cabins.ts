import type { Cabin } from '~/upstream/search/contract';
import { aircraftTypes, type Aircraft } from '../../world/carriers';

/** The part of an aircraft that one cabin takes. */
export type CabinLayout = {
  /** Letters from left to right; an aisle between two lists. */
  columns: string[][];
  firstRow: number;
  rowCount: number;
  /** Rows at an emergency exit. */
  exitRows: number[];
};

type CabinLetter = 'F' | 'C' | 'P' | 'Y';
const LETTERS: Record<Cabin, CabinLetter> = { economy: 'Y', premium_economy: 'P', business: 'C', first: 'F' };
/** From the nose to the tail. */
const FROM_THE_NOSE: CabinLetter[] = ['F', 'C', 'P', 'Y'];

/** Columns of the economy class, by type; types that are not here have three and three. */
const ECONOMY: Record<string, string> = {
  ...of('A-DF', 'CNA DHT L4T ER4'),
  ...of('AC-DF', 'DH8 AT4 AT7 DH4 AN4 CR9 E70 E90 295'),
  ...of('AC-DEF', 'SU9 223'),
  ...of('AC-DEF-HK', '763'),
  ...of('AC-DEFG-HK', '332 333 339'),
  ...of('ABC-DEF-HJK', '359 351 788 789'),
  ...of('ABC-DEFG-HJK', '772 77W 388'),
};
const NARROW = 'ABC-DEF';

function of(columns: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, columns]));
}

/** Rows and columns of the cabins in front, of aircraft with one aisle and with two. */
const FRONT = {
  narrow: { F: ['AC-DF', 1], C: ['AC-DF', 3], P: ['AC-DF', 3] },
  wide: { F: ['A-DG-K', 2], C: ['AC-DG-HK', 6], P: ['AC-DEF-HK', 4] },
} as const;

/**
 * The cabin of a type of aircraft; economy where the type has no such cabin.
 * @returns null for a type that the world does not know
 */
export function cabinLayout(equipment: string, cabin: Cabin): CabinLayout | null {
  const aircraft = aircraftTypes().get(equipment);
  if (!aircraft) return null;
  const wanted = aircraft.cabins.includes(LETTERS[cabin]) ? LETTERS[cabin] : 'Y';
  let firstRow = 1;
  for (const letter of FROM_THE_NOSE.filter((one) => aircraft.cabins.includes(one))) {
    const [columns, rowCount] = extentOf(aircraft, letter);
    if (letter === wanted) {
      const exitRows = letter === 'Y' ? exitsOf(firstRow, rowCount) : [];
      return { columns: columns.split('-').map((part) => [...part]), firstRow, rowCount, exitRows };
    }
    firstRow += rowCount;
  }
  return null;
}

function extentOf(aircraft: Aircraft, letter: CabinLetter): readonly [columns: string, rowCount: number] {
  const economy = ECONOMY[aircraft.code] ?? NARROW;
  const front = FRONT[economy.split('-').length > 2 ? 'wide' : 'narrow'];
  if (letter !== 'Y') return front[letter];
  const seatsInFront = FROM_THE_NOSE.filter((one) => one !== 'Y' && aircraft.cabins.includes(one))
    .map((one) => front[one as 'F' | 'C' | 'P'])
    .reduce((sum, [columns, rowCount]) => sum + seatsOf(columns) * rowCount, 0);
  return [economy, Math.max(1, Math.floor((aircraft.seats - seatsInFront) / seatsOf(economy)))];
}

function seatsOf(columns: string): number {
  return columns.replaceAll('-', '').length;
}

/** Over the wings, and once more where the cabin is long; none where the door is all there is. */
function exitsOf(firstRow: number, rowCount: number): number[] {
  if (rowCount < 8) return [];
  const overWing = firstRow + Math.round(rowCount * 0.4);
  return rowCount < 24 ? [overWing] : [overWing, overWing + 1];
}
