import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { openedAccount, type OpenedAccount } from './opened-account.server';
import { codeEndpoints } from './code-contract';

/** The proof of a letter: its code, in the browser that asked for it, or its link. */
export type LetterProof = { attemptToken: string; code: string } | { linkToken: string; attemptToken?: string };

/** The proof of a signed-in visitor who re-authenticates. */
export type OwnerProof = { password: string } | { attemptToken: string; code: string };

/** Calls about codes of letters (decision 032). */
export function codeCalls(call: AccountCall) {
  return {
    /** Sends a letter with a code and a link if there is such an account; the answer does not reveal it. */
    async requestCode(email: string, siteUrl: string): Promise<string> {
      const body = { email: email.trim().toLowerCase(), site_url: siteUrl };
      return (await call(codeEndpoints.requestCode, body)).attemptToken;
    },

    /** Sends a letter with a code to the signed-in account. */
    async requestCodeAgain(token: AuthToken): Promise<string> {
      const body = { auth_token: token.reveal() };
      return (await call(codeEndpoints.requestCodeAgain, body)).attemptToken;
    },

    /**
     * Begins a session.
     * @throws UpstreamError InvalidAuthInfo for a wrong code, InvalidConfirmationToken for a used or expired letter
     */
    async signInByLetter(proof: LetterProof, { isRemembered }: { isRemembered: boolean }): Promise<OpenedAccount> {
      const body = {
        attempt_token: proof.attemptToken,
        ...('code' in proof ? { code: proof.code } : { link_token: proof.linkToken }),
        is_remembered: isRemembered,
      };
      return openedAccount(await call(codeEndpoints.signInByLetter, body));
    },

    /** Records that the owner has just re-authenticated. @throws UpstreamError 14, InvalidAuthInfo, … */
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
