import type { z } from 'zod';
import { AuthToken } from './auth-token.server';
import type { Account, authAnswer } from './contract';

/** An account that somebody has just come into. */
export type OpenedAccount = Account & { token: AuthToken };

/** Hides the token of an answer that begins a session. */
export function openedAccount({ authToken, ...account }: z.output<typeof authAnswer>): OpenedAccount {
  return { ...account, token: new AuthToken(authToken) };
}
