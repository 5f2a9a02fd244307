import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { takeFlash } from '~/bff/cookies/flash.server';

/** What a form of the home page has done; shown once, on the page that its redirect leads to. */
export type SentNote = z.output<typeof sentNote>;

const sentNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscription'), email: z.string() }),
  z.object({ kind: z.literal('appLink'), phone: z.string() }),
]);

/** The note of the form that was sent just now, or null. */
export function takeSentNote(context: RequestContext): Promise<SentNote | null> {
  return takeFlash(context, sentNote);
}
