import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, readFlash } from '~/bff/cookies/flash.server';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { UpstreamError } from '~/upstream/error';

/** `ask`: the link was followed, and nothing is done yet; `tooMany` and `down`: nothing was tried, or not for sure. */
export type NewsletterState = 'ask' | 'done' | 'expired' | 'tooMany' | 'down';

const noteSchema = z.object({ kind: z.literal('newsletterConfirmed') });

/** What following the link shows. It subscribes nobody: mail programs open links by themselves. */
export async function stateOfLink(context: RequestContext): Promise<NewsletterState> {
  return (await readFlash(context, noteSchema)) ? 'done' : 'ask';
}

/** Subscribes: somebody who reads the address has clicked. */
export async function confirmNewsletter(context: RequestContext, token: string): Promise<NewsletterState> {
  if (!(await allowsLink(context))) return 'tooMany';
  try {
    await context.upstream.feedback.confirmSubscription(token);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.code === 'SubscriptionLinkExpired' ? 'expired' : 'down';
  }
  await Promise.all([forgiveLink(context), leaveFlash(context, { kind: 'newsletterConfirmed' })]);
  return 'done';
}
