import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { sessionEndpoints, type AccountSessionFacts } from './sessions-contract';

/** The browsers that an account is signed in to. */
export function sessionCalls(call: AccountCall) {
  return {
    /** This browser first, then those that were seen last. */
    listSessions(token: AuthToken): Promise<AccountSessionFacts[]> {
      return call(sessionEndpoints.listSessions, { auth_token: token.reveal() });
    },

    /** Signs one browser out. @throws UpstreamError NotFound for a session that is not of this account */
    async endSession(token: AuthToken, sessionId: string): Promise<void> {
      await call(sessionEndpoints.endSession, { auth_token: token.reveal(), session_id: sessionId });
    },

    /** Signs out all browsers but this one. */
    async endOtherSessions(token: AuthToken): Promise<void> {
      await call(sessionEndpoints.endSession, { auth_token: token.reveal() });
    },
  };
}
