import type { AccountCall } from './account-call.server';
import { AuthToken } from './auth-token.server';
import { confirmationEndpoints, type Confirmation } from './confirmation-contract';
import type { Account } from './contract';

/** A link of a letter, and the browser that opens it. */
export type OpenedLink = {
  /** Token of the link. */
  token: string;
  /** Secret of this browser, if it asked for a letter. */
  browserKey: string | null;
  /** The session of this browser. */
  session: AuthToken | null;
};

/** `token`: the new session; null when none has begun. */
export type Confirmed = Account & { token: AuthToken | null };

/** Calls about letter links that prove the owner of an address (decision 031). */
export function confirmationCalls(call: AccountCall) {
  const wire = ({ token, browserKey, session }: OpenedLink) => ({
    confirmation_token: token,
    browser_key: browserKey ?? undefined,
    auth_token: session?.reveal(),
  });
  return {
    /** Returns the effect of a link and its requirements. @throws UpstreamError InvalidConfirmationToken */
    showConfirmation(link: OpenedLink): Promise<Confirmation> {
      return call(confirmationEndpoints.showConfirmation, wire(link));
    },

    /**
     * Confirms the address, once.
     * @param password as demanded by `needs` of the link
     * @throws UpstreamError InvalidConfirmationToken, ValidationError for a new password, 14 for the account's own
     */
    async confirm(link: OpenedLink, password?: string): Promise<Confirmed> {
      const body = { ...wire(link), password };
      const { authToken, ...account } = await call(confirmationEndpoints.confirm, body);
      return { ...account, token: authToken === null ? null : new AuthToken(authToken) };
    },
  };
}
