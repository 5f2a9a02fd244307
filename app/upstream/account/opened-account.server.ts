import type { z } from 'zod';
import { AuthToken } from './auth-token.server';
import type { Account, authAnswer } from './contract';

/** An account that has just been signed in to. */
export type OpenedAccount = Account & { token: AuthToken };

/** Wraps the token of an answer that begins a session. */
export function openedAccount({ authToken, ...account }: z.output<typeof authAnswer>): OpenedAccount {
  return { ...account, token: new AuthToken(authToken) };
}
