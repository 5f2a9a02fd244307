/** Proving ownership again before a sensitive change. */
import type { z } from 'zod';
import { REAUTHENTICATION_REQUIRED, type reauthenticateRequest } from '~/upstream/account/code-contract';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { AccountContext } from './account-operation';
import { type AccountRecord, getById } from './accounts';
import { takeCode } from './codes';
import { checkOwner } from './owner-check';
import { digestOf } from '../../service/random-token';
import { isFresh, sessionOf } from './sessions';
import { accountOf } from './sign-in';

/** Wrong passwords of a signed-in owner count separately. */
const ASKED_AGAIN = 'again';

export async function reauthenticate(
  { auth_token: token, password, attempt_token: attempt = '', code = '' }: z.output<typeof reauthenticateRequest>,
  context: AccountContext,
): Promise<Record<string, never>> {
  const account = await accountOf(token, context);
  if (password !== undefined) await checkOwner(account, password, ASKED_AGAIN, context);
  // A code of another account proves nothing here.
  else if ((await takeCode(attempt, code, context)) !== account.id) throw new ServiceFailure('InvalidAuthInfo');
  await context.store.execute({
    sql: 'UPDATE account_sessions SET authenticated_at = ? WHERE token_digest = ?',
    args: [context.now().getTime(), digestOf(token)],
  });
  return {};
}

/**
 * Returns the account of a token whose owner has recently proven ownership.
 * @throws ServiceFailure AuthTokenExpired, ReauthenticationRequired
 */
export async function accountOfOwner(token: string, context: SandboxContext): Promise<AccountRecord> {
  const session = await sessionOf(context, token);
  if (!session) throw new ServiceFailure('AuthTokenExpired');
  if (!isFresh(session, context)) throw new ServiceFailure(REAUTHENTICATION_REQUIRED);
  return getById(context, session.accountId);
}
