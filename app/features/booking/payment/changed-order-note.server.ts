import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { dropFlash, leaveFlash, readFlash } from '~/bff/cookies/flash.server';

const changedOrderNote = z.object({ changedOrder: z.string() });

/** Leaves a notice for step 2: nothing was charged, because the order changed while the form was open. */
export async function leaveChangedOrderNote(context: RequestContext, token: string): Promise<void> {
  await leaveFlash(context, { changedOrder: token } satisfies z.input<typeof changedOrderNote>);
}

/** Returns true once when that notice is due for this order. */
export async function takeChangedOrderNote(context: RequestContext, token: string): Promise<boolean> {
  const note = await readFlash(context, changedOrderNote);
  if (note?.changedOrder !== token) return false;
  dropFlash(context);
  return true;
}
