import type { Cabin } from '~/upstream/search/contract';
import { aircraftTypes, type Aircraft } from '../../world/carriers';

/** The part of an aircraft that one cabin occupies. */
export type CabinLayout = {
  /** Letters from left to right; an aisle separates two lists. */
  columns: string[][];
  firstRow: number;
  rowCount: number;
  /** Rows at an emergency exit. */
  exitRows: number[];
};

type CabinLetter = 'F' | 'C' | 'P' | 'Y';
const LETTERS: Record<Cabin, CabinLetter> = { economy: 'Y', premium_economy: 'P', business: 'C', first: 'F' };
/** Order of the cabins, from nose to tail. */
const FROM_THE_NOSE: CabinLetter[] = ['F', 'C', 'P', 'Y'];

/** Economy columns by aircraft type; a missing type has three and three. */
const ECONOMY: Record<string, string> = {
  ...of('A-DF', 'CNA DHT L4T ER4'),
  ...of('AC-DF', 'DH8 AT4 AT7 DH4 AN4 CR2 CR7 CR9 E70 E75 E90 E95 290 295'),
  ...of('AC-DEF', 'SU9 221 223 717'),
  ...of('AC-DEF-HK', '763'),
  ...of('AC-DEFG-HK', '332 333 338 339'),
  ...of('ABC-DEF-HJK', '359 351 788 789 781'),
  ...of('ABC-DEFG-HJK', '772 77L 77W 74H 388'),
};
const NARROW = 'ABC-DEF';

function of(columns: string, types: string): Record<string, string> {
  return Object.fromEntries(types.split(' ').map((type) => [type, columns]));
}

/** Rows and columns of the front cabins, for single-aisle and twin-aisle aircraft. */
const FRONT = {
  narrow: { F: ['AC-DF', 1], C: ['AC-DF', 3], P: ['AC-DF', 3] },
  wide: { F: ['A-DG-K', 2], C: ['AC-DG-HK', 6], P: ['AC-DEF-HK', 4] },
} as const;

/**
 * Returns the cabin of an aircraft type; economy where the type lacks the requested cabin.
 * @returns null for an unknown type
 */
export function cabinLayout(equipment: string, cabin: Cabin): CabinLayout | null {
  const aircraft = aircraftTypes().get(equipment);
  if (!aircraft) return null;
  const cabinLetter = aircraft.cabins.includes(LETTERS[cabin]) ? LETTERS[cabin] : 'Y';
  let firstRow = 1;
  for (const letter of FROM_THE_NOSE.filter((one) => aircraft.cabins.includes(one))) {
    const [columns, rowCount] = extentOf(aircraft, letter);
    if (letter === cabinLetter) {
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

/** Returns the exit rows: over the wings, with a second row in a long cabin; none in a very short one. */
function exitsOf(firstRow: number, rowCount: number): number[] {
  if (rowCount < 8) return [];
  const overWing = firstRow + Math.round(rowCount * 0.4);
  return rowCount < 24 ? [overWing] : [overWing, overWing + 1];
}
