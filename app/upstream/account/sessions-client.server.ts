import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { doneAnswer } from './contract';
import { sessionPaths, sessionsAnswer, type AccountSessionFacts } from './sessions-contract';

/** The browsers that an account is signed in to. */
export function sessionCalls(call: AccountCall) {
  return {
    /** This browser first, then those that were seen last. */
    listSessions(token: AuthToken): Promise<AccountSessionFacts[]> {
      return call('listSessions', sessionPaths.list, sessionsAnswer, { auth_token: token.reveal() }, { isRead: true });
    },

    /** Signs one browser out. @throws UpstreamError NotFound for a session that is not of this account */
    async endSession(token: AuthToken, sessionId: string): Promise<void> {
      await call('endSession', sessionPaths.end, doneAnswer, { auth_token: token.reveal(), session_id: sessionId });
    },

    /** Signs out all browsers but this one. */
    async endOtherSessions(token: AuthToken): Promise<void> {
      await call('endOtherSessions', sessionPaths.end, doneAnswer, { auth_token: token.reveal() });
    },
  };
}
