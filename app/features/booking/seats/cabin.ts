import type { SeatPlace, SeatZone } from '~/upstream/ancillaries/contract';
import type { CabinPart } from './seat-rules';

/** Seats that cost and offer the same to the passenger who chooses. Ready texts. */
export type SeatKind = {
  /** `exit`, or a zone of the contract: how it is drawn. */
  zone: SeatZone | 'exit';
  /** "Extra legroom": in the key of the map. */
  label: string;
  /** What its seats are called besides their place; null for ordinary ones. */
  note: string | null;
  price: string;
  /** What all seats cost together once the passenger sits on one of these. */
  total: string;
  isForPassenger: boolean;
};

/** In the place of the index of a kind. Fellow passengers are counted on below it: -3 is the first passenger. */
export const TAKEN = -1;
export const NO_SEAT = -2;
const FELLOWS = -3;

export function fellowMark(passenger: number): number {
  return FELLOWS - passenger;
}

/** @returns index of the fellow passenger who sits there; null for any other mark */
export function fellowOf(mark: number): number | null {
  return mark <= FELLOWS ? FELLOWS - mark : null;
}

/**
 * A cabin as the page draws it, in as few bytes as will do: seats are numbers, of which the view makes names again.
 * `columns`: letters from left to right, an aisle between two lists, each letter with its place.
 */
export type CabinView = {
  columns: { letter: string; place: SeatPlace }[][];
  kinds: SeatKind[];
  rows: {
    number: number;
    isExit: boolean;
    isAtWing: boolean;
    /** Index of a kind, or a mark; as many as there are columns. */
    seats: number[];
  }[];
  /** The cabin begins at the nose of the aircraft. */
  hasNose: boolean;
};

/** Texts that the names of seats are made of. */
export type SeatWords = {
  place: Record<SeatPlace, string>;
  part: Record<CabinPart, string>;
  taken: string;
  /** By passenger index: who sits on the seats of the party. */
  names: string[];
};

/** "12A, window, 1 200 ₽", "12B, taken", "12C, Anna Ivanova": what a screen reader says. */
export function seatName(number: string, place: SeatPlace, mark: number, kinds: SeatKind[], words: SeatWords): string {
  if (mark === TAKEN) return `${number}, ${words.taken}`;
  const fellow = fellowOf(mark);
  if (fellow !== null) return `${number}, ${words.names[fellow] ?? words.taken}`;
  const kind = kinds[mark];
  return [number, words.place[place], kind?.note, kind?.price].filter(Boolean).join(', ');
}

/** Where a seat is in a cabin; null when the cabin has no such seat. */
export function findSeat({ columns, rows }: CabinView, number: string) {
  const letters = columns.flat();
  const [, row, letter] = /^(\d+)([A-Z])$/.exec(number) ?? [];
  const rowIndex = rows.findIndex((one) => one.number === Number(row));
  const column = letters.findIndex((one) => one.letter === letter);
  const mark = rows[rowIndex]?.seats[column];
  const place = letters[column]?.place;
  return mark === undefined || place === undefined ? null : { rowIndex, mark, place };
}
