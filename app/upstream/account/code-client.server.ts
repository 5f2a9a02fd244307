import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { openedAccount, type OpenedAccount } from './opened-account.server';
import { codeEndpoints } from './code-contract';

/** What a letter has given: its code, in the browser that asked for it, or its link. */
export type LetterProof = { attemptToken: string; code: string } | { linkToken: string; attemptToken?: string };

/** What somebody who is signed in proves again to be the owner by. */
export type OwnerProof = { password: string } | { attemptToken: string; code: string };

/** Codes of letters (decision 032). */
export function codeCalls(call: AccountCall) {
  return {
    /** Has a letter with a code and a link sent, if there is such an account; the answer does not tell. */
    async requestCode(email: string, siteUrl: string): Promise<string> {
      const body = { email: email.trim().toLowerCase(), site_url: siteUrl };
      return (await call(codeEndpoints.requestCode, body)).attemptToken;
    },

    /** Has a letter with a code sent to the account that is signed in. */
    async requestCodeAgain(token: AuthToken): Promise<string> {
      const body = { auth_token: token.reveal() };
      return (await call(codeEndpoints.requestCodeAgain, body)).attemptToken;
    },

    /**
     * Begins a session.
     * @throws UpstreamError InvalidAuthInfo for another code, InvalidConfirmationToken for a letter that is used or over
     */
    async signInByLetter(proof: LetterProof, { isRemembered }: { isRemembered: boolean }): Promise<OpenedAccount> {
      const body = {
        attempt_token: proof.attemptToken,
        ...('code' in proof ? { code: proof.code } : { link_token: proof.linkToken }),
        is_remembered: isRemembered,
      };
      return openedAccount(await call(codeEndpoints.signInByLetter, body));
    },

    /** Notes that the owner has just proven to be the owner. @throws UpstreamError 14, InvalidAuthInfo, … */
    async reauthenticate(token: AuthToken, proof: OwnerProof): Promise<void> {
      const body = {
        auth_token: token.reveal(),
        ...('password' in proof
          ? { password: proof.password }
          : { attempt_token: proof.attemptToken, code: proof.code }),
      };
      await call(codeEndpoints.reauthenticate, body);
    },
  };
}
