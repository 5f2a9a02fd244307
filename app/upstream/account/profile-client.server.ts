import type { AccountCall } from './account-call.server';
import { AuthToken } from './auth-token.server';
import { profileEndpoints, type Profile } from './profile-contract';

/** Null takes a value away; what is left out stays as it is. */
export type PersonalData = {
  firstName?: string | null;
  lastName?: string | null;
  /** ISO */
  birthDate?: string | null;
  gender?: Profile['gender'];
  /** E.164 */
  phone?: string | null;
};

/** What is left out stays as it is. */
export type AccountWishes = {
  language?: string;
  country?: string;
  currency?: string;
  wantsNewsletter?: boolean;
  hasAdsConsent?: boolean;
};

/** Whose account it is and how its owner wants it (specification 3 §3, §5, §7). */
export function profileCalls(call: AccountCall) {
  return {
    getProfile(token: AuthToken): Promise<Profile> {
      return call(profileEndpoints.getProfile, { auth_token: token.reveal() });
    },

    /** @throws UpstreamError ValidationError with the fields that were refused */
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
     * Has a letter sent to the new address; the account keeps its own until the link is followed, and its owner is told.
     * @throws UpstreamError 14 for a wrong password; an address that somebody else has is no failure
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

    /** Has a letter sent with the link that deletes the account. */
    async askToAnonymize(token: AuthToken, siteUrl: string): Promise<void> {
      await call(profileEndpoints.askToAnonymize, {
        auth_token: token.reveal(),
        site_url: siteUrl,
      });
    },

    /** Takes away all that is personal and ends every session. @throws UpstreamError InvalidConfirmationToken */
    async anonymize(accountId: string, token: string): Promise<void> {
      await call(profileEndpoints.anonymize, { account_id: accountId, token });
    },
  };
}
