import { z } from 'zod';
import { openEnum } from '~/upstream/tolerance';

/** Where a part of the money goes back to: the means by which it was paid. */
export const destination = z
  .looseObject({
    amount: z.number().int().nonnegative(),
    option: openEnum(['card', 'sbp', 'wallet', 'e_wallet', 'apple_pay', 'google_pay'], 'unknown'),
    card_last4: z
      .string()
      .regex(/^\d{4}$/)
      .nullish(),
  })
  .transform(({ amount, option, card_last4: cardLast4 }) => ({ amount, option, cardLast4: cardLast4 ?? null }));
export type RefundDestination = z.output<typeof destination>;
export type RefundDestinationWire = z.input<typeof destination>;
