import { z } from 'zod';
import { leaveFlash, readFlash } from '~/bff/cookies/flash.server';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { UpstreamError } from '~/upstream/error';

/** `ask`: the link was followed, and nothing has happened yet; `tooMany` and `down`: not tried, or not known. */
export type EntryState = 'ask' | 'done' | 'expired' | 'tooMany' | 'down';

const noteSchema = z.object({ kind: z.literal('drawConfirmed') });

/** Returns what following the link shows. It enters nobody: mail programs open links by themselves. */
export async function stateOfLink(context: RequestContext): Promise<EntryState> {
  return (await readFlash(context, noteSchema)) ? 'done' : 'ask';
}

/** Makes the entry after a click. */
export async function confirmEntry(context: RequestContext, token: string): Promise<EntryState> {
  if (!(await allowsLink(context))) return 'tooMany';
  try {
    await context.upstream.feedback.confirmDrawEntry(token);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.kind === 'invalid' ? 'expired' : 'down';
  }
  await Promise.all([refundLinkPoint(context), leaveFlash(context, { kind: 'drawConfirmed' })]);
  return 'done';
}
