/** The seat map of a flight (specification 2 §3, §5): cabin by rows, with prices in hundredths. */
import { z } from 'zod';
import { currencyCode } from '~/upstream/search/contract';
import { groupsRequest } from './contract';

const index = z.number().int().nonnegative();

export const SEAT_ZONES = ['front', 'extra_legroom', 'standard', 'back'] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];

export const seatMapRequest = groupsRequest.extend({ segment_index: index });

const seat = z
  .looseObject({
    /** What `add_items` takes, together with the passenger. */
    token: z.string(),
    /** "12A" */
    number: z.string(),
    column: z.string(),
    zone: z.enum(SEAT_ZONES),
    /** Where it is across the cabin. */
    place: z.enum(['window', 'middle', 'aisle']),
    /** `taken`: by others. Seats of the own order are free here: the order says who sits on them. */
    state: z.enum(['free', 'taken']),
    /** Hundredths, for any passenger who has a seat. */
    price: z.number().int().nonnegative(),
    /** At an emergency exit: adults only. */
    adults_only: z.boolean().nullish(),
  })
  .transform((wire) => ({
    token: wire.token,
    number: wire.number,
    column: wire.column,
    zone: wire.zone,
    place: wire.place,
    isFree: wire.state === 'free',
    price: wire.price,
    isAdultsOnly: wire.adults_only ?? false,
  }));

/** `seatMapRequest` of a flight that has none (a train), or too late for one: productUnavailable. */
export const seatMapAnswer = z
  .looseObject({
    segment_index: index,
    currency: currencyCode,
    equipment: z.string().nullish(),
    /** Letters from left to right; an aisle between two lists. */
    columns: z.array(z.array(z.string()).min(1)).min(1),
    /** From the front. A row may lack some of the columns. */
    rows: z.array(z.looseObject({ number: z.number().int().positive(), exit: z.boolean(), seats: z.array(seat) })),
  })
  .transform((wire) => ({
    segmentIndex: wire.segment_index,
    currency: wire.currency,
    equipment: wire.equipment ?? null,
    columns: wire.columns,
    rows: wire.rows.map(({ number, exit, seats }) => ({
      number,
      isExit: exit,
      seats: seats.map(({ price, ...rest }) => ({ ...rest, price: { amount: price, currency: wire.currency } })),
    })),
  }));
export type SeatMap = z.output<typeof seatMapAnswer>;
export type SeatMapWire = z.input<typeof seatMapAnswer>;
export type Seat = SeatMap['rows'][number]['seats'][number];
