import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { dropFlash, leaveFlash, readFlash } from '~/bff/cookies/flash.server';

const revokedNote = z.object({ linksRevoked: z.string() });

/** Leaves a notice for the order page: the links of its letters were turned off. */
export async function leaveRevokedNote(context: RequestContext, token: string): Promise<void> {
  await leaveFlash(context, { linksRevoked: token } satisfies z.input<typeof revokedNote>);
}

/** Returns true once when that notice is due for this order. */
export async function takeRevokedNote(context: RequestContext, token: string): Promise<boolean> {
  const note = await readFlash(context, revokedNote);
  if (note?.linksRevoked !== token) return false;
  dropFlash(context);
  return true;
}
