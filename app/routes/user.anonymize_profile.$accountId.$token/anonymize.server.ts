import { createHash } from 'node:crypto';
import { z } from 'zod';
import { forgetVisitor } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { leaveFlash, readFlash } from '~/bff/cookies/flash.server';
import { allowsLink, forgiveLink } from '~/bff/limits/letters.server';
import { settle } from '~/bff/waiting/pending.server';
import { securityEvent } from '~/bff/security-events/security-event.server';

/** How deleting an account stands (specification 3 §3); `tooMany` and `down`: nothing was tried, or not for sure. */
export type AnonymizeStatus = 'idle' | 'loading' | 'success' | 'fail' | 'tooMany' | 'down';

const noteSchema = z.object({ kind: z.literal('anonymized') });

/** What following the link shows: looking does not delete anything. */
export async function statusOfLink(context: RequestContext): Promise<AnonymizeStatus> {
  return (await readFlash(context, noteSchema)) ? 'success' : 'idle';
}

/**
 * Deletes the account: somebody has clicked. A click while it is being done joins what is under way.
 */
export async function anonymize(context: RequestContext, accountId: string, token: string): Promise<AnonymizeStatus> {
  if (!(await allowsLink(context))) return 'tooMany';
  const key = createHash('sha256').update(`${accountId} ${token}`).digest('base64url');
  const outcome = await settle(`anonymize ${key}`, async () => {
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
  await forgiveLink(context);
  // Somebody else who is in here keeps what is theirs.
  if (context.account?.id === accountId) forgetVisitor(context);
  await leaveFlash(context, { kind: 'anonymized' });
  return 'success';
}
