import type { SeatZone } from '~/upstream/ancillaries/contract';
import { seatPrice } from '../../search/offers/seat-price';
import { between, share } from '../../world/seeded';
import type { Product } from '../order-lines/product';
import type { SegmentFacts, TripFacts } from './trip-facts';
import { cabinLayout, type CabinLayout } from './cabins';

/** Seats can be chosen until this long before departure (specification 2 §9). */
const HOURS_AHEAD = 4;
const HOUR_MS = 3_600_000;

export type PlannedSeat = {
  number: string;
  column: string;
  zone: SeatZone;
  place: 'window' | 'middle' | 'aisle';
  isAdultsOnly: boolean;
  /** Hundredths. */
  price: number;
  /** Taken by people who booked elsewhere; always the same seats. */
  isTaken: boolean;
};

export type SeatPlan = {
  columns: string[][];
  rows: { number: number; isExit: boolean; seats: PlannedSeat[] }[];
};

/**
 * Returns the cabin of a flight with its prices; null where seats cannot be chosen: trains, unknown types, too late.
 */
export function seatPlan(segment: SegmentFacts, facts: TripFacts, now: number): SeatPlan | null {
  if (!segment.isFlight || (segment.departsAt - now) / HOUR_MS <= HOURS_AHEAD) return null;
  const layout = cabinLayout(segment.equipment ?? '', segment.cabin);
  if (!layout) return null;
  const numbers = Array.from({ length: layout.rowCount }, (_, row) => layout.firstRow + row);
  const occupancy = between(0.25, 0.65, 'seats taken', segment.inventoryKey);
  return {
    columns: layout.columns,
    rows: numbers.map((number) => {
      const zone = zoneOf(number, layout);
      const isExit = layout.exitRows.includes(number);
      const price = seatPrice(zone, segment, facts);
      return {
        number,
        isExit,
        seats: layout.columns.flat().map((column) => ({
          number: `${number}${column}`,
          column,
          zone,
          place: placeOf(column, layout.columns),
          isAdultsOnly: isExit,
          price,
          isTaken: share('seat taken', segment.inventoryKey, number, column) < occupancy,
        })),
      };
    }),
  };
}

/** Returns a seat of the plan as a product for one passenger. */
export function seatProduct(
  seat: PlannedSeat,
  segment: SegmentFacts,
  passenger: { index: number; type: 'adult' | 'child' },
): Product {
  return {
    token: `${seatToken(segment, seat)}.p${passenger.index}`,
    group: 'seat_selection',
    subgroup: 'seat',
    slot: `seat.${segment.index}.p${passenger.index}`,
    unitPrice: seat.price,
    count: 1,
    target: {
      recordIndex: segment.recordIndex,
      tripIndex: segment.tripIndex,
      segmentIndex: segment.index,
      passengerIndex: passenger.index,
      passengerType: passenger.type,
    },
    details: { kind: 'seat', number: seat.number, inventoryKey: segment.inventoryKey },
  };
}

export function seatToken({ index }: SegmentFacts, { number }: Pick<PlannedSeat, 'number'>): string {
  return `seat.${index}.${number}`;
}

function zoneOf(row: number, { firstRow, rowCount, exitRows }: CabinLayout): SeatZone {
  const part = (row - firstRow) / rowCount;
  if (row === firstRow || exitRows.includes(row)) return 'extra_legroom';
  if (part < 0.25) return 'front';
  return part >= 0.8 ? 'back' : 'standard';
}

function placeOf(column: string, columns: string[][]): PlannedSeat['place'] {
  const all = columns.flat();
  if (column === all[0] || column === all.at(-1)) return 'window';
  const isAtAisle = columns.some((block, index) => {
    const [left, right] = [index > 0 ? block[0] : undefined, index < columns.length - 1 ? block.at(-1) : undefined];
    return column === left || column === right;
  });
  return isAtAisle ? 'aisle' : 'middle';
}
