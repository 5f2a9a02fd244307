/** The `seat_map` call: seats of a flight that can be bought (specification 2 §4). */
import { z } from 'zod';
import { currencyCode } from '~/upstream/search/contract';
import { tolerantList } from '~/upstream/tolerance';
import { groupsRequest, hundredths, index } from './product-contract';

const SEAT_ZONES = ['front', 'extra_legroom', 'standard', 'back'] as const;
export type SeatZone = (typeof SEAT_ZONES)[number];
const SEAT_PLACES = ['window', 'middle', 'aisle'] as const;
export type SeatPlace = (typeof SEAT_PLACES)[number];

export const seatMapRequest = groupsRequest.extend({ segment_index: index });

const seat = z
  .looseObject({
    /** For `add_items`, together with the passenger. A purchase after the sale names it with `.p` and the passenger. */
    token: z.string(),
    /** "12A" */
    number: z.string(),
    column: z.string(),
    zone: z.enum(SEAT_ZONES),
    /** Position across the cabin. */
    place: z.enum(SEAT_PLACES),
    /** `taken`: by others. The order's own seats are free here: the order names their passengers. */
    state: z.enum(['free', 'taken']),
    /** Hundredths, for any passenger who has a seat. */
    price: hundredths,
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

/** For a flight without a map (a train), or after its deadline: productUnavailable. */
export const seatMapAnswer = z
  .looseObject({
    segment_index: index,
    currency: currencyCode,
    equipment: z.string().nullish(),
    /** Passengers who can choose a seat here: not infants, nor after the sale those who have one. */
    passengers: z.array(index).nullish(),
    /** Letters from left to right; an aisle between two lists. */
    columns: z.array(z.array(z.string()).min(1)).min(1),
    /** From the front. A row may lack some of the columns. */
    rows: z.array(z.looseObject({ number: z.number().int().positive(), exit: z.boolean(), seats: tolerantList(seat) })),
  })
  .transform((wire) => ({
    segmentIndex: wire.segment_index,
    currency: wire.currency,
    equipment: wire.equipment ?? null,
    /** Null: everybody who is not an infant. */
    passengers: wire.passengers ?? null,
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
