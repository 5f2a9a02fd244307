import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { dropFlash, leaveFlash, readFlash } from '~/bff/cookies/flash.server';

/** Views that report a finished action; without a notice of it they show the sign-in form (specification 3 §2). */
export const AUTH_OUTCOMES = [
  'success_register',
  'reset_success',
  'passwordResetRequestSuccess',
  'email_changed',
] as const;
export type AuthOutcome = (typeof AUTH_OUTCOMES)[number];

const schema = z.object({ kind: z.literal('account'), view: z.enum(AUTH_OUTCOMES), email: z.string() });
type AuthNote = Omit<z.output<typeof schema>, 'kind'>;

/** Leaves a notice of a finished action for the next page. */
export function leaveAuthNote(context: RequestContext, note: AuthNote): Promise<void> {
  return leaveFlash(context, { kind: 'account', ...note });
}

/** Reads the notice for a view while it lasts, a few minutes. */
export async function readAuthNote(context: RequestContext, view: AuthOutcome): Promise<AuthNote | null> {
  const note = await readFlash(context, schema);
  return note?.view === view ? note : null;
}

/** Drops the notice: a visitor who continues to a form has left its view (specification 3 §4). */
export async function dropAuthNote(context: RequestContext): Promise<void> {
  if (await readFlash(context, schema)) dropFlash(context);
}
