import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { dropFlash, leaveFlash, readFlash } from '~/bff/cookies/flash.server';

const REASONS = ['changed', 'unsent'] as const;
const paymentNote = z.object({ unpaid: z.string(), reason: z.enum(REASONS) });

/**
 * Why a pressed pay button charged nothing. `changed`: the order changed while the form was open. `unsent`: a service
 * did not answer in time, so nothing reached the bank.
 */
export type UnpaidReason = (typeof REASONS)[number];

/** Leaves a notice for step 2: nothing was charged. */
export async function leavePaymentNote(context: RequestContext, token: string, reason: UnpaidReason): Promise<void> {
  await leaveFlash(context, { unpaid: token, reason } satisfies z.input<typeof paymentNote>);
}

/** Returns the reason of that notice once; null when none is due for this order. */
export async function takePaymentNote(context: RequestContext, token: string): Promise<UnpaidReason | null> {
  const note = await readFlash(context, paymentNote);
  if (note?.unpaid !== token) return null;
  dropFlash(context);
  return note.reason;
}
