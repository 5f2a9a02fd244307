import { accountCurrency } from '~/market/resolve';
import type { UpstreamBinding } from '~/upstream/binding';
import { UpstreamError } from '~/upstream/error';
import { accountCall } from './account-call.server';
import { AuthToken } from './auth-token.server';
import { accountEndpoints, type AccountState } from './contract';
import { codeCalls } from './code-client.server';
import { openedAccount, type OpenedAccount } from './opened-account.server';
import { bonusCalls } from './bonus-client.server';
import { walletCalls } from './wallet-client.server';
import { cardCalls } from './cards-client.server';
import { confirmationCalls } from './confirmation-client.server';
import { discountCalls } from './discount-client.server';
import { documentCalls } from './documents-client.server';
import { passkeyCalls } from './passkeys-client.server';
import { orderCalls } from './orders-client.server';
import { passengerCalls } from './passengers-client.server';
import { profileCalls } from './profile-client.server';
import { sessionCalls } from './sessions-client.server';
import { socialCalls } from './social-client.server';

export type { OpenedAccount };

export type Credentials = { email: string; password: string };

export type SignUp = Credentials & {
  hasPrivacyConsent: boolean;
  hasMarketingConsent: boolean;
  hasAcceptedCookies: boolean;
  /** Origin of the shop for the letter's link. */
  siteUrl: string;
  /** Secret of this browser: the password counts if the letter is answered here. */
  browserKey?: string;
};

/**
 * Makes the client of accounts (upstream facts §5, specification 3 §7). Failures are `UpstreamError`s with the codes
 * that the contract lists for each call. E-mail addresses are sent trimmed and in lower case.
 */
export function createAccountClient(binding: UpstreamBinding) {
  const { market } = binding;
  const accountMarket = { country: market.country, currency: accountCurrency(market) };
  const call = accountCall(binding);

  return {
    /**
     * Begins a session.
     * @param client.id of the browser, by which attempts are counted; `isRemembered` (true) decides its lifetime
     * @throws UpstreamError InvalidAuthInfo for a wrong pair and for an unknown address alike
     */
    async signIn(
      { email, password }: Credentials,
      client: { id: string; hasAcceptedCookies: boolean; isRemembered?: boolean },
    ): Promise<OpenedAccount> {
      const opened = await call(accountEndpoints.signIn, {
        ...accountMarket,
        email: normal(email),
        password,
        client_id: client.id,
        is_remembered: client.isRemembered,
        cookie_policy_accept: client.hasAcceptedCookies,
      });
      return openedAccount(opened);
    },

    /** Ends this session, or those of all browsers. Ignores an invalid token. */
    async signOut(token: AuthToken, { everywhere = false } = {}): Promise<void> {
      await call(accountEndpoints.signOut, { auth_token: token.reveal(), everywhere });
    },

    /** Makes an account with an unconfirmed address, and sends the letter. */
    async signUp(form: SignUp): Promise<{ accountId: string }> {
      return call(accountEndpoints.signUp, {
        ...accountMarket,
        email: normal(form.email),
        password: form.password,
        cookie_policy_accept: form.hasAcceptedCookies,
        personal_data_processing_consent: form.hasPrivacyConsent,
        explicit_ads_consent: form.hasMarketingConsent,
        site_url: form.siteUrl,
        browser_key: form.browserKey,
      });
    },

    /** Returns the owner of a token. @throws UpstreamError AuthTokenExpired when it is no longer valid */
    getAccount(token: AuthToken): Promise<AccountState> {
      return call(accountEndpoints.getAccount, { auth_token: token.reveal() });
    },

    /** Finds a booking of the account, and how it is one; null for a booking that is not. */
    async findBooking(token: AuthToken, bookingToken: string): Promise<{ isByAddress: boolean } | null> {
      const body = { auth_token: token.reveal(), booking_token: bookingToken };
      try {
        const answer = await call(accountEndpoints.findBooking, body);
        return answer.token === bookingToken ? answer : null;
      } catch (error) {
        if (error instanceof UpstreamError && (error.kind === 'notFound' || error.kind === 'unauthorised')) return null;
        throw error;
      }
    },

    /**
     * Makes a guest's order with the account's address the account's own.
     * @param phone E.164
     * @throws UpstreamError unauthorised with the code InvalidAuthInfo for another phone, SignInAttemptsEnded after too
     *   many; notFound; wrongAction for another account's order
     */
    async claimBooking(token: AuthToken, bookingToken: string, phone: string): Promise<void> {
      await call(accountEndpoints.claimBooking, { auth_token: token.reveal(), booking_token: bookingToken, phone });
    },

    /** Sends a letter with a link if there is such an account; the answer does not reveal it. */
    async requestPasswordReset(email: string, siteUrl: string): Promise<void> {
      await call(accountEndpoints.requestPasswordReset, {
        email: normal(email),
        site_url: siteUrl,
      });
    },

    /** Sets a password by the token of a letter, ends the sessions of all browsers and begins one. */
    async setPassword(resetToken: string, password: string): Promise<AuthToken> {
      const { authToken } = await call(accountEndpoints.setPassword, {
        password_reset_token: resetToken,
        new_password: password,
      });
      return new AuthToken(authToken);
    },

    ...confirmationCalls(call),
    ...profileCalls(call),
    ...cardCalls(call),
    ...orderCalls(call),
    ...bonusCalls(call),
    ...walletCalls(call),
    ...discountCalls(call),
    ...documentCalls(call),
    ...passengerCalls(call),
    ...sessionCalls(call),
    ...codeCalls(call),
    ...passkeyCalls(call),
    ...socialCalls(binding, call),
  };
}
export type AccountClient = ReturnType<typeof createAccountClient>;

function normal(email: string): string {
  return email.trim().toLowerCase();
}
