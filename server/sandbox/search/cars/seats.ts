/** Cars with seats in rows: numbers, places in the row and prices within the car. */
import type { Storey } from '~/upstream/rail-cars/contract';
import type { CarPlace } from './car';

/** Seats left and right of the aisle; the aisle is the column between them. */
export type SeatBlocks = readonly [left: number, right: number];

const SECOND_STOREY_FROM = 81;

type SeatFacts = { row: number; rows: number; column: number; columns: number; isWindow: boolean };

/** Names and prices a seat by where it stands. */
type Style = (facts: SeatFacts) => Pick<CarPlace, 'type' | 'factor'>;

/** A plain coach: windows and aisles, and the toilet behind the last row. */
export const plainSeat: Style = ({ row, rows, isWindow }) => {
  if (row === rows - 1)
    return { type: isWindow ? 'window_near_restroom' : 'near_restroom', factor: isWindow ? 1.02 : 1 };
  return isWindow ? { type: 'window', factor: 1.1 } : { type: 'aisle_seat', factor: 1.05 };
};

/** A fast train: half of the car looks ahead, and between the halves stand tables. */
export const fastSeat: Style = ({ row, rows, isWindow }) => {
  const middle = Math.floor(rows / 2);
  const direction = row < middle ? 'forward' : 'backward';
  const base = direction === 'forward' ? 1.06 : 1.02;
  if (row === middle - 1 || row === middle) return { type: `near_table_${direction}`, factor: base + 0.08 };
  if (row === rows - 1) return { type: `near_restroom_and_${direction}`, factor: 1 };
  if (row === 1 && isWindow) return { type: `no_window_${direction}`, factor: base - 0.01 };
  return { type: `no_table_${direction}`, factor: isWindow ? base + 0.03 : base };
};

/** First class: single seats on one side. */
export const firstSeat: Style = ({ row, rows, column, isWindow }) => {
  const direction = row < rows / 2 ? 'forward' : 'backward';
  if (row === rows - 1) return { type: 'near_restroom', factor: 1 };
  if (column > 1 && direction === 'forward') return { type: 'single_forward', factor: 1.12 };
  return { type: `no_table_${direction}`, factor: isWindow ? 1.08 : 1.04 };
};

/**
 * Rows of seats: numbers go up on the left side and back on the right one; odd ones are at a window.
 * @param rows the number of rows
 */
export function seatRows(
  rows: number,
  blocks: SeatBlocks,
  style: Style,
  storey: Storey = 'first',
  from = 1,
): CarPlace[] {
  const [left, right] = blocks;
  const columns = left + 1 + right;
  let number = from;
  const seat = (row: number, column: number): CarPlace => ({
    number: number++,
    storey,
    compartment: null,
    row,
    column,
    nonRefundable: null,
    ...style({ row, rows, column, columns, isWindow: column === 0 || column === columns - 1 }),
  });
  const forth = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: left }, (__, place) => seat(row, place)),
  ).flat();
  const back = Array.from({ length: rows }, (_, behind) =>
    Array.from({ length: right }, (__, place) => seat(rows - 1 - behind, columns - 1 - place)),
  ).flat();
  return [...forth, ...back];
}

/** Seats on two storeys; those above begin with 81. */
export function twoStoreySeats(rows: number, style: Style): CarPlace[] {
  return [...seatRows(rows, [2, 2], style), ...seatRows(rows, [2, 2], style, 'second', SECOND_STOREY_FROM)];
}

/** The rows of a first class car whose numbers have gaps: a single seat has no neighbour to count. */
const GAPPED_ROWS = [
  [1, 0, 3],
  [5, 6, 7],
  [9, 10, 11],
  [13, 14, 15],
  [17, 18, 19],
  [21, 22, 23],
  [25, 26, 0],
] as const;

/** First class of 19 seats, numbered up to 26. */
export function gappedSeats(): CarPlace[] {
  const rows = GAPPED_ROWS.length;
  return GAPPED_ROWS.flatMap((numbers, row) =>
    numbers.flatMap((number, place): CarPlace[] => {
      const column = place === 2 ? 3 : place;
      const facts = { row, rows, column, columns: 4, isWindow: column !== 1 };
      return number === 0
        ? []
        : [{ number, storey: 'first', compartment: null, row, column, nonRefundable: null, ...firstSeat(facts) }];
    }),
  );
}

/** The meeting compartment beside first class: four seats, sold together. */
export function meetingSeats(): CarPlace[] {
  return [27, 28, 29, 30].map((number, place) => ({
    number,
    storey: 'first',
    compartment: 1,
    row: Math.floor(place / 2),
    column: place % 2,
    type: 'negotiations',
    factor: 1.35,
    nonRefundable: null,
  }));
}

const SHARED_PLACES = 81;

/** A car in which one sits where it is free: the numbers are only counted. */
export function sharedSeats(): CarPlace[] {
  return Array.from({ length: SHARED_PLACES }, (_, place) => ({
    number: place + 1,
    storey: 'first',
    compartment: null,
    row: null,
    column: null,
    type: 'usual',
    factor: 1,
    nonRefundable: null,
  }));
}
