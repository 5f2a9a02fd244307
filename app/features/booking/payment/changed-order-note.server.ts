import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { dropFlash, leaveFlash, readFlash } from '~/bff/cookies/flash.server';

const changedOrderNote = z.object({ changedOrder: z.string() });

/** Notes for step 2 that nothing was charged, because the order no longer costs what its form said. */
export async function leaveChangedOrderNote(context: RequestContext, token: string): Promise<void> {
  await leaveFlash(context, { changedOrder: token } satisfies z.input<typeof changedOrderNote>);
}

/** Whether that is to be told of this order; it is told once. */
export async function takeChangedOrderNote(context: RequestContext, token: string): Promise<boolean> {
  const note = await readFlash(context, changedOrderNote);
  if (note?.changedOrder !== token) return false;
  dropFlash(context);
  return true;
}
