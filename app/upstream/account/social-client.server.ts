import type { UpstreamBinding } from '~/upstream/binding';
import type { AnswerOf } from '~/upstream/endpoint';
import { accountCurrency } from '~/market/resolve';
import type { AccountCall } from './account-call.server';
import { AuthToken } from './auth-token.server';
import type { Account } from './contract';
import { socialEndpoints, type SocialNetworkConfig } from './social-contract';
import type { SocialNetworkId } from './social-contract';

/** The visitor's site, and whether cookies are accepted: stored with a new account. */
export type SocialVisitor = {
  /** Host of the shop, without a port. */
  domain: string;
  hasAcceptedCookies: boolean;
};

/** The result of the provider. */
export type SocialCredential = {
  network: SocialNetworkId;
  redirectUri: string;
  code?: string;
  codeVerifier?: string;
  /** A signed identity instead of a code (Google one tap). */
  jwt?: string;
  nonce?: string;
  /** Parameters of a single provider: apple user_identifier, google authorization_code, tinkoff session_state. */
  rawPayload?: Readonly<Record<string, string>>;
};

/** A person whom a network knows and the shop does not yet. */
export type UnlinkedSocialUser = { network: SocialNetworkId; accessToken: AuthToken };

/**
 * `needEmail`: the visitor must give an address; `email` is the network's, which proves nothing. `needPassword`: the
 * network vouches for the address, and the visitor must prove its account.
 */
export type SocialAnswer =
  | { status: 'authorized'; opened: Account & { token: AuthToken }; isNew: boolean }
  | { status: 'needEmail' | 'needPassword'; accessToken: AuthToken; email: string | null };

/** Calls about social sign-in (specification 3 §4, §7). */
export function socialCalls({ market, caches }: UpstreamBinding, call: AccountCall) {
  const visitorWire = ({ domain, hasAcceptedCookies }: SocialVisitor) => ({
    client_name: 'site' as const,
    country: market.country,
    currency: accountCurrency(market),
    domain,
    cookie_policy_accept: hasAcceptedCookies,
  });

  return {
    /** Returns networks for the country and language, in the order of the buttons. */
    listSocialNetworks(domain: string): Promise<SocialNetworkConfig[]> {
      const { locale, country } = market;
      return caches.short.read(['account.social', locale, country, domain], () =>
        call(socialEndpoints.listSocialNetworks, { client_name: 'site', country, domain }),
      );
    },

    /**
     * Exchanges the provider's code. Not a read: a code works once.
     * @param token of the account to which the network is added
     * @throws UpstreamError InvalidAuthInfo for an invalid code, AlreadyExistsError when the network's account belongs
     *   to another account
     */
    async authorizeSocial(
      { network, redirectUri, code, codeVerifier, jwt, nonce, rawPayload }: SocialCredential,
      visitor: SocialVisitor,
      token?: AuthToken,
    ): Promise<SocialAnswer> {
      const answer = await call(socialEndpoints.authorizeSocial, {
        ...visitorWire(visitor),
        social_network_id: network,
        redirect_uri: redirectUri,
        code,
        code_verifier: codeVerifier,
        jwt,
        nonce,
        raw_payload: rawPayload,
        auth_token: token?.reveal(),
      });
      return socialAnswer(answer);
    },

    /**
     * Sends a letter to the typed address; the answer does not reveal whether it has an account.
     * @param letter origin for its link, and the secret of this browser
     */
    async specifySocialEmail(
      { network, accessToken }: UnlinkedSocialUser,
      email: string,
      visitor: SocialVisitor,
      letter: { siteUrl: string; browserKey?: string },
    ): Promise<void> {
      await call(socialEndpoints.specifySocialEmail, {
        ...visitorWire(visitor),
        social_network_id: network,
        access_token: accessToken.reveal(),
        email: email.trim().toLowerCase(),
        site_url: letter.siteUrl,
        browser_key: letter.browserKey,
      });
    },

    /**
     * Proves the account of the address by its password, and adds the network to it.
     * @param clientId of the browser, by which wrong passwords are counted
     */
    async linkSocial(
      { network, accessToken }: UnlinkedSocialUser,
      { email, password }: { email: string; password: string },
      visitor: SocialVisitor,
      clientId: string,
    ): Promise<SocialAnswer> {
      const answer = await call(socialEndpoints.linkSocial, {
        ...visitorWire(visitor),
        social_network_id: network,
        access_token: accessToken.reveal(),
        email: email.trim().toLowerCase(),
        password,
        client_id: clientId,
      });
      return socialAnswer(answer);
    },

    /** Returns the networks that open this account. */
    listLinkedNetworks(token: AuthToken): Promise<SocialNetworkId[]> {
      return call(socialEndpoints.listLinkedNetworks, { auth_token: token.reveal() });
    },

    /** @throws UpstreamError NotFound when the network is not linked */
    async unlinkNetwork(token: AuthToken, network: SocialNetworkId): Promise<void> {
      await call(socialEndpoints.unlinkNetwork, {
        auth_token: token.reveal(),
        social_network_id: network,
      });
    },
  };
}

function socialAnswer(answer: AnswerOf<typeof socialEndpoints.authorizeSocial>): SocialAnswer {
  if (answer.status === 'authorized') {
    const { accountId, email, isConfirmed, authToken, isNew } = answer;
    const opened = { accountId, email, isConfirmed, token: new AuthToken(authToken) };
    return { status: 'authorized', opened, isNew };
  }
  return {
    status: answer.status === 'need_email' ? 'needEmail' : 'needPassword',
    accessToken: new AuthToken(answer.accessToken),
    email: answer.email,
  };
}
