import { z } from 'zod';
import type { SurchargeRecord } from './surcharges';

/** Names the passenger and the right names, in the reference of a surcharge. */
export const correction = z.object({
  passenger: z.number(),
  lastName: z.string(),
  firstName: z.string(),
});

/** Reads what a surcharge with the purpose `correction` corrects. */
export function correctionOf({ reference }: Pick<SurchargeRecord, 'reference'>): z.output<typeof correction> {
  return correction.parse(JSON.parse(reference ?? ''));
}
