import type { AccountCall } from './account-call.server';
import { AuthToken } from './auth-token.server';
import { profileEndpoints, type Profile } from './profile-contract';

/** Null removes a value; undefined keeps it. */
export type PersonalData = {
  firstName?: string | null;
  lastName?: string | null;
  /** ISO */
  birthDate?: string | null;
  gender?: Profile['gender'];
  /** E.164 */
  phone?: string | null;
};

/** Undefined keeps a value. */
export type AccountWishes = {
  language?: string;
  country?: string;
  currency?: string;
  wantsNewsletter?: boolean;
  hasAdsConsent?: boolean;
};

/** Calls about an account's owner and settings (specification 3 §3, §5, §7). */
export function profileCalls(call: AccountCall) {
  return {
    getProfile(token: AuthToken): Promise<Profile> {
      return call(profileEndpoints.getProfile, { auth_token: token.reveal() });
    },

    /** @throws UpstreamError ValidationError with the refused fields */
    updateProfile(token: AuthToken, data: PersonalData): Promise<Profile> {
      return call(profileEndpoints.updateProfile, {
        auth_token: token.reveal(),
        first_name: data.firstName,
        last_name: data.lastName,
        birth_date: data.birthDate,
        gender: data.gender,
        phone_number: data.phone,
      });
    },

    updateAccount(token: AuthToken, wishes: AccountWishes): Promise<Profile> {
      return call(profileEndpoints.updateAccount, {
        auth_token: token.reveal(),
        account: {
          lang: wishes.language,
          country: wishes.country,
          currency: wishes.currency,
          newsletter: wishes.wantsNewsletter,
          explicit_ads_consent: wishes.hasAdsConsent,
        },
      });
    },

    /**
     * Sends a letter to the new address. The account keeps its old one, which is notified, until the link is followed.
     * @throws UpstreamError 14 for a wrong password; a taken address is not an error
     */
    async changeEmail(token: AuthToken, change: { email: string; password: string; siteUrl: string }): Promise<void> {
      await call(profileEndpoints.changeEmail, {
        auth_token: token.reveal(),
        email: change.email,
        password: change.password,
        site_url: change.siteUrl,
      });
    },

    /**
     * Ends the sessions of all browsers and begins one.
     * @throws UpstreamError 14 for a wrong old password
     */
    async changePassword(token: AuthToken, change: { old: string; new: string }): Promise<AuthToken> {
      const { authToken } = await call(profileEndpoints.changePassword, {
        auth_token: token.reveal(),
        old_password: change.old,
        new_password: change.new,
      });
      return new AuthToken(authToken);
    },

    /** Sends a letter with the link that deletes the account. */
    async askToAnonymize(token: AuthToken, siteUrl: string): Promise<void> {
      await call(profileEndpoints.askToAnonymize, {
        auth_token: token.reveal(),
        site_url: siteUrl,
      });
    },

    /** Deletes all personal data and ends every session. @throws UpstreamError InvalidConfirmationToken */
    async anonymize(accountId: string, token: string): Promise<void> {
      await call(profileEndpoints.anonymize, { account_id: accountId, token });
    },
  };
}
