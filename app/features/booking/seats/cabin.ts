import type { SeatPlace, SeatZone } from '~/upstream/ancillaries/contract';
import type { CabinPart } from './seat-rules';

/** Seats with the same price and features for the passenger who chooses. Ready texts. */
export type SeatKind = {
  /** How the seat is drawn: `exit` or a zone of the contract. */
  zone: SeatZone | 'exit';
  /** Label in the map's key: "Extra legroom". */
  label: string;
  /** Added to the names of its seats; null for ordinary seats. */
  note: string | null;
  price: string;
  /** Total of all seats if the passenger takes one of these. */
  total: string;
  /** Says who may have the seat, for the map's key: "— adults without infants"; null when this passenger may. */
  refusal: string | null;
};

/** Marks below the indexes of kinds. Companions count down from -3: -3 is the first passenger. */
export const TAKEN = -1;
export const NO_SEAT = -2;
const FELLOWS = -3;

export function fellowMark(passenger: number): number {
  return FELLOWS - passenger;
}

/** @returns index of the companion in that seat; null for any other mark */
export function fellowOf(mark: number): number | null {
  return mark <= FELLOWS ? FELLOWS - mark : null;
}

/**
 * A cabin as the page draws it, kept small: seats are numbers from which the view rebuilds names. `columns`: letters
 * from left to right with their places; an aisle lies between two lists.
 */
export type CabinView = {
  columns: { letter: string; place: SeatPlace }[][];
  kinds: SeatKind[];
  rows: {
    number: number;
    isExit: boolean;
    isAtWing: boolean;
    /** Index of a kind, or a mark; one per column. */
    seats: number[];
  }[];
  /** True when the cabin starts at the nose of the aircraft. */
  hasNose: boolean;
};

/** Texts for the names of seats. */
export type SeatWords = {
  place: Record<SeatPlace, string>;
  part: Record<CabinPart, string>;
  taken: string;
  /** Passenger names by index, for seats taken by the party. */
  names: string[];
  /** Signs in their seats, by index: initials or numbers. */
  marks: string[];
};

/**
 * Returns a seat's accessible name: "12A, window, 1 200 ₽", "12B, taken", "12C, Anna Ivanova".
 * @param words `owner`: the name of the passenger who has chosen it and is choosing now; null or absent for every other seat
 */
export function seatName(
  number: string,
  place: SeatPlace,
  mark: number,
  kinds: SeatKind[],
  { owner, ...words }: Pick<SeatWords, 'place' | 'taken' | 'names'> & { owner?: string | null },
): string {
  if (mark === TAKEN) return `${number}, ${words.taken}`;
  const fellow = fellowOf(mark);
  if (fellow !== null) return `${number}, ${words.names[fellow] ?? words.taken}`;
  const kind = kinds[mark];
  return [number, words.place[place], kind?.note, kind?.price, owner].filter(Boolean).join(', ');
}

/** Locates a seat in a cabin; null when the cabin has no such seat. */
export function findSeat({ columns, rows }: CabinView, number: string) {
  const letters = columns.flat();
  const [, row, letter] = /^(\d+)([A-Z])$/.exec(number) ?? [];
  const rowIndex = rows.findIndex((one) => one.number === Number(row));
  const column = letters.findIndex((one) => one.letter === letter);
  const mark = rows[rowIndex]?.seats[column];
  const place = letters[column]?.place;
  return mark === undefined || place === undefined ? null : { rowIndex, mark, place };
}
