import { z } from 'zod';
import {
  CAR_TYPES,
  COMPARTMENT_GENDERS,
  PLACE_DEMANDS,
  RAIL_TARIFFS,
  RESERVATION_TYPES,
  STOREYS,
} from '~/upstream/rail-cars/rail-words';

const index = z.number().int().nonnegative();

/**
 * The places that a party has chosen on one train, as a draft keeps them. Amounts are hundredths: `price` is what the
 * page showed for the chosen places, `fare` what the same passengers pay for this train without a choice.
 */
export const keptTrain = z.object({
  segmentIndex: index,
  car: z.object({
    number: z.string().max(8),
    type: z.enum(CAR_TYPES),
    kind: z.string().max(40).nullable(),
    serviceClass: z.string().max(8),
  }),
  reservation: z.enum(RESERVATION_TYPES),
  gender: z.enum(COMPARTMENT_GENDERS).nullable(),
  demands: z
    .object({
      demand: z.enum(PLACE_DEMANDS),
      lower: index,
      upper: index,
      storey: z.enum(STOREYS).optional(),
      range: z.object({ min: index, max: index }).optional(),
    })
    .nullable(),
  orders: z
    .array(
      z.object({
        passenger: index,
        seat: index.nullable(),
        tariff: z.enum(RAIL_TARIFFS).nullable(),
        adult: index.nullable(),
        isRefundable: z.boolean(),
        hasBedding: z.boolean().default(false),
      }),
    )
    .max(9),
  price: index,
  fare: index,
  /** Passengers whose fare never comes back, as their places and tariffs are sold. */
  nonRefundable: z.array(index).max(9).optional(),
  /** The price of a set of bedding; missing where none is chosen. */
  beddingPrice: index.optional(),
});
export type KeptTrain = z.output<typeof keptTrain>;
