/** Calls of the account service about sessions. */
import { doneAnswer, tokenRequest } from './account/contract';
import * as sessions from './account/sessions-contract';
import type { Endpoint } from './endpoints';

const { SESSION_ERROR_CODES, sessionPaths } = sessions;

export const ACCOUNT_SESSION_ENDPOINTS: readonly Endpoint[] = [
  {
    service: 'account',
    operation: 'listSessions',
    method: 'POST',
    path: sessionPaths.list,
    summary: 'Browsers that the account is signed in to: the one that asks first, then those that were seen last.',
    request: tokenRequest,
    answer: sessions.sessionsAnswer,
    envelope: { failures: SESSION_ERROR_CODES.list },
  },
  {
    service: 'account',
    operation: 'endSession',
    method: 'POST',
    path: sessionPaths.end,
    summary: 'Signs one browser out, or, without `session_id`, all but the one that asks.',
    request: sessions.endSessionRequest,
    answer: doneAnswer,
    envelope: { failures: SESSION_ERROR_CODES.end },
  },
];
