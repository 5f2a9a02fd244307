import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { SocialAnswer, SocialVisitor } from '~/upstream/account/social-client.server';
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import { SITE } from './people';
import type { wholeSandbox } from './whole-sandbox';

export const CALLBACK = `${SITE}/social_auth`;
const VISITOR: SocialVisitor = { domain: 'localhost', hasAcceptedCookies: true };

/** People who return from the networks of a sandbox. */
export function networkOf({ clients, remote }: ReturnType<typeof wholeSandbox>) {
  const account = () => clients().account;

  /** Returns a network's code for this person. */
  async function codeOf(network: SocialNetworkId, who: Record<string, string>, terms: Record<string, string> = {}) {
    const config = (await account().listSocialNetworks('localhost')).find((one) => one.network === network);
    const asked = new URL(config?.authorizeUrl ?? '');
    const query = {
      response_type: 'code',
      client_id: config?.appId ?? '',
      redirect_uri: CALLBACK,
      state: 's',
      ...terms,
    };
    const path = `${asked.pathname}?${new URLSearchParams(query)}`;
    const answer = await fetch(remote.url + path, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'somebody', ...who }),
      redirect: 'manual',
    });
    const back = new URL(answer.headers.get('location') ?? 'http://none.invalid');
    return { status: answer.status, code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') };
  }

  /** Passes a code to the service. */
  const authorize = (network: SocialNetworkId, code: string, terms = {}, token?: AuthToken) =>
    account().authorizeSocial({ network, code, redirectUri: CALLBACK, ...terms }, VISITOR, token);

  /** Goes to the network and back. @param token of the account to which the network is added */
  async function comeBy(
    network: SocialNetworkId,
    who: Record<string, string>,
    token?: AuthToken,
  ): Promise<SocialAnswer> {
    return authorize(network, (await codeOf(network, who)).code, {}, token);
  }

  /** Signs in by a network and types an address. @param browserKey of that browser */
  async function typeEmail(network: SocialNetworkId, who: Record<string, string>, email: string, browserKey: string) {
    const asked = await comeBy(network, who);
    if (asked.status === 'authorized') throw new Error('this person is known already');
    const stranger = { network, accessToken: asked.accessToken };
    return account().specifySocialEmail(stranger, email, VISITOR, { siteUrl: SITE, browserKey });
  }

  return { codeOf, authorize, comeBy, typeEmail, visitor: VISITOR };
}
