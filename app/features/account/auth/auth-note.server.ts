import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { dropFlash, leaveFlash, readFlash } from '~/bff/cookies/flash.server';

/** Views that only say what has been done; they need a note of it, and are the login without one (specification 3 §2). */
export const AUTH_OUTCOMES = [
  'success_register',
  'reset_success',
  'passwordResetRequestSuccess',
  'email_changed',
] as const;
export type AuthOutcome = (typeof AUTH_OUTCOMES)[number];

const schema = z.object({ kind: z.literal('account'), view: z.enum(AUTH_OUTCOMES), email: z.string() });
type AuthNote = Omit<z.output<typeof schema>, 'kind'>;

/** Leaves word of what has been done for the page that the redirect leads to. */
export function leaveAuthNote(context: RequestContext, note: AuthNote): Promise<void> {
  return leaveFlash(context, { kind: 'account', ...note });
}

/** The note for a view, for the few minutes that it lasts. */
export async function readAuthNote(context: RequestContext, view: AuthOutcome): Promise<AuthNote | null> {
  const note = await readFlash(context, schema);
  return note?.view === view ? note : null;
}

/** Takes the note away: whoever has gone on to a form has left the view that said it (specification 3 §4). */
export async function dropAuthNote(context: RequestContext): Promise<void> {
  if (await readFlash(context, schema)) dropFlash(context);
}
