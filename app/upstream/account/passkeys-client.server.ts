import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import { openedAccount, type OpenedAccount } from './opened-account.server';
import { passkeyEndpoints, type Passkey, type PasskeyChallenge, type PasskeyCredential } from './passkeys-contract';

/** The browser's answer to a challenge, unparsed. */
export type PasskeyAnswer = { challengeToken: string; credential: PasskeyCredential };

/** Calls about passkeys of accounts (decision 032). */
export function passkeyCalls(call: AccountCall) {
  const answered = ({ challengeToken, credential }: PasskeyAnswer) => ({
    challenge_token: challengeToken,
    credential,
  });
  return {
    /** Returns passkeys, the newest first. */
    listPasskeys(token: AuthToken): Promise<Passkey[]> {
      return call(passkeyEndpoints.listPasskeys, { auth_token: token.reveal() });
    },

    /** @throws UpstreamError ReauthenticationRequired */
    startAddingPasskey(token: AuthToken, site: { url: string; name: string }): Promise<PasskeyChallenge> {
      const body = { auth_token: token.reveal(), site_url: site.url, site_name: site.name };
      return call(passkeyEndpoints.startAddingPasskey, body);
    },

    /** @throws UpstreamError InvalidAuthInfo, InvalidConfirmationToken, AlreadyExistsError, ReauthenticationRequired */
    async addPasskey(token: AuthToken, answer: PasskeyAnswer, name: string): Promise<void> {
      const body = { auth_token: token.reveal(), ...answered(answer), name };
      await call(passkeyEndpoints.addPasskey, body);
    },

    /** @throws UpstreamError NotFound for a passkey of another account, ReauthenticationRequired */
    async removePasskey(token: AuthToken, id: string): Promise<void> {
      await call(passkeyEndpoints.removePasskey, { auth_token: token.reveal(), passkey_id: id });
    },

    /** Returns a challenge for anybody: the passkey identifies the account. */
    startPasskeySignIn(siteUrl: string): Promise<PasskeyChallenge> {
      return call(passkeyEndpoints.startPasskeySignIn, { site_url: siteUrl });
    },

    /** Begins a session. @throws UpstreamError InvalidAuthInfo, InvalidConfirmationToken */
    async signInByPasskey(answer: PasskeyAnswer): Promise<OpenedAccount> {
      const body = { ...answered(answer), is_remembered: true };
      return openedAccount(await call(passkeyEndpoints.signInByPasskey, body));
    },
  };
}
