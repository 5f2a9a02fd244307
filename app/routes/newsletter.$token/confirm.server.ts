import { z } from 'zod';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, readFlash } from '~/bff/cookies/flash.server';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { UpstreamError } from '~/upstream/error';

/**
 * `ask`: the link was followed, and nothing has happened yet; `tooMany` and `down`: not tried, or not known to have
 * succeeded.
 */
export type NewsletterState = 'ask' | 'done' | 'expired' | 'tooMany' | 'down';

const noteSchema = z.object({ kind: z.literal('newsletterConfirmed') });

/** Returns what following the link shows. Subscribes nobody: mail programs open links automatically. */
export async function stateOfLink(context: RequestContext): Promise<NewsletterState> {
  return (await readFlash(context, noteSchema)) ? 'done' : 'ask';
}

/** Subscribes after a click: the owner of the address confirmed it. */
export async function confirmNewsletter(context: RequestContext, token: string): Promise<NewsletterState> {
  if (!(await allowsLink(context))) return 'tooMany';
  try {
    await context.upstream.feedback.confirmSubscription(token);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return error.code === 'SubscriptionLinkExpired' ? 'expired' : 'down';
  }
  await Promise.all([refundLinkPoint(context), leaveFlash(context, { kind: 'newsletterConfirmed' })]);
  return 'done';
}
