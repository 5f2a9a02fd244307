import type { RequestContext } from '~/bff/request/context';
import { dropInvitation, readInvitation } from '~/bff/cookies/invitation.server';
import { degrade } from '~/bff/waiting/degrade.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';

const PATIENCE_MS = 500;

/**
 * Tells the account service by whose link the account came, if this browser opened one (docs/decisions/102). Whatever the
 * service says of the link, the browser forgets it then; while it does not answer, the next sign-in or order tries again.
 * Never rejects.
 */
export async function claimInvitation(context: RequestContext, token: AuthToken): Promise<void> {
  const code = await readInvitation(context);
  if (code === null) return;
  const claiming = claimed(context.upstream.account.claimInvitation(token, code));
  const isOver = await degrade(claiming, false, { block: 'invitation', patienceMs: PATIENCE_MS });
  if (isOver) dropInvitation(context);
}

async function claimed(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'notFound') return true;
    throw error;
  }
}
