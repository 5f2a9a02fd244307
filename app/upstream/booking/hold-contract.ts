/** Limits on unpaid holds: the shop names the keys to count by, the booking service counts. */
import { z } from 'zod';
import { offsetDateTime } from '~/upstream/search/contract';

/**
 * A key by which holds are counted. It identifies a browser, a network or an e-mail without revealing it.
 * `most_bookings` and `most_seats` limit the bookings with that key that hold seats and are neither paid nor expired,
 * including this one.
 */
export const holdLimit = z.looseObject({
  key: z.string().min(8).max(100),
  most_bookings: z.number().int().positive().nullish(),
  most_seats: z.number().int().positive().nullish(),
});

/** `data` of the failure `tooManyHolds`: the key whose limit is reached, and when the first of its holds ends. */
export const tooManyHolds = z.looseObject({ key: z.string(), until: offsetDateTime });

export type HoldLimitWire = z.input<typeof holdLimit>;
export type HoldLimit = { key: string; mostBookings?: number; mostSeats?: number };

export function holdLimitToWire({ key, mostBookings, mostSeats }: HoldLimit): HoldLimitWire {
  return { key, most_bookings: mostBookings, most_seats: mostSeats };
}
