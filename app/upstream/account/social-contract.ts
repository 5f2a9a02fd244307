/**
 * Social sign-in (specification 3 §4 "Social flow", §7 "Social login") as an authorisation code flow: the browser
 * brings a code from the provider, and the account service, which alone has the networks' secrets, exchanges it for an
 * identity.
 */
import { z } from 'zod';
import { endpointsOf } from '~/upstream/endpoint';
import { accountId, accountRequest, doneAnswer, isConfirmed, tokenRequest, visitor } from './contract';

/** Networks whose accounts open an account of the shop (specification 3 §9). */
export const SOCIAL_NETWORKS = ['vk', 'ok', 'fb', 'apple', 'google', 'tinkoff'] as const;
export type SocialNetworkId = (typeof SOCIAL_NETWORKS)[number];

export function isSocialNetwork(value: unknown): value is SocialNetworkId {
  return SOCIAL_NETWORKS.some((network) => network === value);
}

const network = z.enum(SOCIAL_NETWORKS);

/** `domain`: host of the shop, without a port; networks differ by country and language. */
export const socialListRequest = accountRequest.extend({
  client_name: z.literal('site'),
  country: z.string(),
  domain: z.string(),
});

const socialVisitor = { ...visitor, client_name: z.literal('site'), domain: z.string() };

/**
 * The provider's result: a `code`, or the `jwt` of a Google prompt. `code_verifier` proves that this browser asked for
 * the code, `nonce` that the identity was made for it. With an `auth_token` the network is added to that account.
 */
export const socialAuthorizeRequest = accountRequest.extend({
  ...socialVisitor,
  social_network_id: network,
  redirect_uri: z.string(),
  code: z.string().max(4096).optional(),
  code_verifier: z.string().optional(),
  jwt: z.string().max(8192).optional(),
  nonce: z.string().optional(),
  auth_token: z.string().optional(),
  /** apple: user_identifier, google: authorization_code, tinkoff: session_state */
  raw_payload: z.record(z.string(), z.string()).optional(),
});

/**
 * `access_token`: the service's token for an unknown person. The typed address proves nothing: the answer is the same
 * with or without an account, and a letter tells its owner. `browser_key` as in sign_up: the network opens the new
 * account only if this browser answers the letter.
 */
export const socialEmailRequest = accountRequest.extend({
  ...socialVisitor,
  social_network_id: network,
  access_token: z.string(),
  email: z.string(),
  /**
   * Origin of the shop. The letter leads to `{site_url}/user/confirm/{token}`, or, when the address has an account, to
   * `{site_url}/social_auth/need_auth`.
   */
  site_url: z.string(),
  browser_key: z.string().optional(),
});

/** `client_id` as in sign_in: wrong passwords are counted by it. */
export const socialLinkRequest = accountRequest.extend({
  ...socialVisitor,
  social_network_id: network,
  access_token: z.string(),
  email: z.string(),
  password: z.string(),
  client_id: z.string().optional(),
});

export const socialLinkedRequest = tokenRequest;
export const socialUnlinkRequest = tokenRequest.extend({ social_network_id: network });

const networkConfig = z
  .looseObject({
    social_network_id: z.string(),
    app_id: z.string(),
    /** The browser's target; the shop adds the parameters of RFC 6749. */
    authorize_url: z.url(),
    scope: z.string().nullish(),
    /** form_post returns by a form (Apple). */
    response_mode: z.string().nullish(),
    /** The provider accepts a code challenge (RFC 7636). */
    pkce: z.boolean().nullish(),
    /** The provider signs identities that contain the nonce (OpenID Connect). */
    nonce: z.boolean().nullish(),
    /**
     * The provider's name in its answers (`iss` of RFC 9207). A provider without it sends none: an answer that names
     * another one is foreign.
     */
    issuer: z.string().nullish(),
    /** A prompt of the provider that signs in without leaving the page (Google one tap). */
    one_tap_script: z.url().nullish(),
  })
  .transform((wire) => ({
    network: wire.social_network_id,
    appId: wire.app_id,
    authorizeUrl: wire.authorize_url,
    scope: wire.scope ?? null,
    responseMode: wire.response_mode ?? null,
    takesChallenge: wire.pkce ?? false,
    takesNonce: wire.nonce ?? false,
    issuer: wire.issuer ?? null,
    oneTapScript: wire.one_tap_script ?? null,
  }));
export type SocialNetworkConfig = z.output<typeof networkConfig> & {
  network: SocialNetworkId;
};

/** Skips networks that the shop does not know. */
export const socialListAnswer = z
  .looseObject({ social_networks: z.array(networkConfig) })
  .transform((wire) => wire.social_networks.filter((one): one is SocialNetworkConfig => isSocialNetwork(one.network)));
export type SocialListAnswerWire = z.input<typeof socialListAnswer>;

/**
 * `data` of authorize and link. `need_auth`: the network vouches for the address, which has an account; its password
 * is required. `need_email`: the network gave no address, or one that it does not vouch for.
 */
export const socialAuthAnswer = z
  .looseObject({
    status: z.enum(['authorized', 'need_email', 'need_auth']),
    auth_data: z.looseObject({
      access_token: z.string().nullish(),
      auth_token: z.string().nullish(),
      account_id: accountId.nullish(),
      email: z.string().nullish(),
      is_confirmed: isConfirmed,
      is_new_account: z.boolean().nullish(),
    }),
  })
  .transform(({ status, auth_data: data }, check) => {
    if (status === 'authorized') {
      const { auth_token: authToken, account_id: id, email } = data;
      if (authToken && id && email) {
        const isNew = data.is_new_account ?? false;
        return { status, authToken, accountId: id, email, isConfirmed: data.is_confirmed, isNew } as const;
      }
    } else if (data.access_token) {
      return { status, accessToken: data.access_token, email: data.email ?? null } as const;
    }
    check.addIssue({ code: 'custom', message: `${status} without its data` });
    return z.NEVER;
  });
export type SocialAuthAnswerWire = z.input<typeof socialAuthAnswer>;

export const socialLinkedAnswer = z
  .looseObject({ social_networks: z.array(z.looseObject({ social_network_id: z.string() })) })
  .transform((wire) => wire.social_networks.map((one) => one.social_network_id).filter(isSocialNetwork));
export type SocialLinkedAnswerWire = z.input<typeof socialLinkedAnswer>;

/**
 * Calls about social networks. `InvalidAuthInfo` of authorize: the code is invalid; of link: the password is wrong.
 * `AlreadyExistsError`: the network's account belongs to another account of the shop. `AuthTokenExpired` of
 * specify_email and link: the access token is used or has expired.
 */
export const socialEndpoints = endpointsOf('account', {
  listSocialNetworks: {
    method: 'POST',
    path: '/account/social/list.json',
    summary: 'Networks that open an account, for a country and language, and where each asks its visitors.',
    request: socialListRequest,
    answer: socialListAnswer,
    envelope: { failures: ['serverError'] },
    isRead: true,
  },
  authorizeSocial: {
    method: 'POST',
    path: '/account/social/authorize.json',
    summary: 'Turns the code of a provider, once, into a session, or into a token for somebody who has no account yet.',
    request: socialAuthorizeRequest,
    answer: socialAuthAnswer,
    envelope: { failures: ['InvalidAuthInfo', 'AlreadyExistsError', 'AuthTokenExpired', 'serverError'] },
    isRead: false,
  },
  specifySocialEmail: {
    method: 'POST',
    path: '/account/social/specify_email.json',
    summary: 'Sends a letter to the address that was typed; the same answer whether it has an account or not.',
    request: socialEmailRequest,
    answer: doneAnswer,
    envelope: { failures: ['ValidationError', 'AuthTokenExpired', 'serverError'] },
    isRead: false,
  },
  linkSocial: {
    method: 'POST',
    path: '/account/social/link.json',
    summary: 'Adds the network to the account whose password is given, and begins a session.',
    request: socialLinkRequest,
    answer: socialAuthAnswer,
    envelope: { failures: ['InvalidAuthInfo', 'SignInAttemptsEnded', 'AuthTokenExpired', 'serverError'] },
    isRead: false,
  },
  listLinkedNetworks: {
    method: 'POST',
    path: '/account/social/linked.json',
    summary: 'Networks that open the account.',
    request: socialLinkedRequest,
    answer: socialLinkedAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  unlinkNetwork: {
    method: 'POST',
    path: '/account/social/unlink.json',
    summary: 'A network opens the account no more.',
    request: socialUnlinkRequest,
    answer: doneAnswer,
    envelope: { failures: ['AuthTokenExpired', 'ReauthenticationRequired', 'NotFound', 'serverError'] },
    isRead: false,
  },
});
