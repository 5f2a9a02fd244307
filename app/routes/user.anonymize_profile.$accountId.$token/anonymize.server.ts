import { createHash } from 'node:crypto';
import { z } from 'zod';
import { forgetVisitor } from '~/bff/account/account.server';
import { isEWalletOffered } from '~/bff/account/e-wallet.server';
import { isLoyaltyOffered } from '~/bff/account/loyalty.server';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, readFlash } from '~/bff/cookies/flash.server';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { settleWrite } from '~/bff/waiting/pending.server';
import { securityEvent } from '~/bff/security-events/security-event.server';

/**
 * Status of deleting an account (specification 3 §3); `tooMany` and `down`: not tried, or not known to have succeeded.
 */
export type AnonymizeStatus = 'idle' | 'loading' | 'success' | 'fail' | 'tooMany' | 'down';

const noteSchema = z.object({ kind: z.literal('anonymized') });

/** Returns what following the link shows; opening it deletes nothing. */
export async function statusOfLink(context: RequestContext): Promise<AnonymizeStatus> {
  return (await readFlash(context, noteSchema)) ? 'success' : 'idle';
}

/** Returns what besides the profile is lost with an account here: money in its wallet, points. Never whose, or how much. */
export async function lostWith(context: RequestContext): Promise<('walletLost' | 'pointsLost')[]> {
  const [wallet, points] = await Promise.all([isEWalletOffered(context), isLoyaltyOffered(context)]);
  return [...(wallet ? (['walletLost'] as const) : []), ...(points ? (['pointsLost'] as const) : [])];
}

/** Deletes the account after a click. A second click joins the call in flight, also in another process: the link works once. */
export async function anonymize(context: RequestContext, accountId: string, token: string): Promise<AnonymizeStatus> {
  if (!(await allowsLink(context))) return 'tooMany';
  const key = createHash('sha256').update(`${accountId} ${token}`).digest('base64url');
  const outcome = await settleWrite(`anonymize ${key}`, async () => {
    await context.upstream.account.anonymize(accountId, token);
    return true;
  });
  if (outcome.state === 'waiting') return 'loading';
  if (outcome.state === 'failed') {
    if (outcome.error.code !== 'InvalidConfirmationToken') return 'down';
    securityEvent(context, { kind: 'letter_link', outcome: 'failure', detail: 'deletion' });
    return 'fail';
  }
  securityEvent(context, { kind: 'account', outcome: 'deleted', account: accountId });
  await refundLinkPoint(context);
  // A visitor signed in to another account stays signed in.
  if (context.account?.id === accountId) forgetVisitor(context);
  await leaveFlash(context, { kind: 'anonymized' });
  return 'success';
}
