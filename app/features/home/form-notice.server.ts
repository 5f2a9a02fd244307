import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { takeFlash } from '~/bff/cookies/flash.server';

/** Notice of a submitted form on the home page, shown once after its redirect. */
export type FormNotice = z.output<typeof formNotice>;

const formNotice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('subscription'), email: z.string() }),
  z.object({ kind: z.literal('appLink'), phone: z.string() }),
]);

/** Takes the notice of the form submitted just before, or null. */
export function takeFormNotice(context: RequestContext): Promise<FormNotice | null> {
  return takeFlash(context, formNotice);
}
