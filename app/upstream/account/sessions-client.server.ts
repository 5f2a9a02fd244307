import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { sessionEndpoints, type AccountSessionFacts } from './sessions-contract';

/** Calls about the signed-in browsers of an account. */
export function sessionCalls(call: AccountCall) {
  return {
    /** Returns this browser first, then the most recently used. */
    listSessions(token: AuthToken): Promise<AccountSessionFacts[]> {
      return call(sessionEndpoints.listSessions, { auth_token: token.reveal() });
    },

    /** Signs one browser out. @throws UpstreamError NotFound for a session of another account */
    async endSession(token: AuthToken, sessionId: string): Promise<void> {
      await call(sessionEndpoints.endSession, { auth_token: token.reveal(), session_id: sessionId });
    },

    /** Signs out all browsers but this one. */
    async endOtherSessions(token: AuthToken): Promise<void> {
      await call(sessionEndpoints.endSession, { auth_token: token.reveal() });
    },
  };
}
