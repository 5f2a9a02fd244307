import type { z } from 'zod';
import type { socialListRequest, SocialListAnswerWire } from '~/upstream/account/social-contract';
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { SandboxContext } from '../../service/service';

type NetworkFacts = {
  title: string;
  scope: string;
  takesChallenge: boolean;
  takesNonce: boolean;
  /**
   * True when the network tells whether it has verified an address (`email_verified` of OpenID Connect). The others
   * pass on what was typed, or their documentation promises no more.
   */
  vouchesForEmail?: boolean;
  /** Returns with a form post. */
  postsForm?: boolean;
};

/** Facts about the six networks, from their documentation. */
export const NETWORKS: Readonly<Record<SocialNetworkId, NetworkFacts>> = {
  vk: { title: 'VK ID', scope: 'email', takesChallenge: true, takesNonce: false },
  ok: { title: 'Odnoklassniki', scope: 'VALUABLE_ACCESS;GET_EMAIL', takesChallenge: false, takesNonce: false },
  fb: { title: 'Facebook', scope: 'email', takesChallenge: false, takesNonce: false },
  apple: {
    title: 'Apple',
    scope: 'name email',
    takesChallenge: false,
    takesNonce: true,
    vouchesForEmail: true,
    postsForm: true,
  },
  google: { title: 'Google', scope: 'openid email', takesChallenge: true, takesNonce: true, vouchesForEmail: true },
  tinkoff: { title: 'T-ID', scope: 'openid email', takesChallenge: true, takesNonce: true },
};

/** Popular networks: Russian differs from the other languages. */
const IN_RUSSIAN: readonly SocialNetworkId[] = ['vk', 'ok', 'tinkoff', 'apple', 'google', 'fb'];
const ELSEWHERE: readonly SocialNetworkId[] = ['google', 'apple', 'fb', 'vk', 'ok', 'tinkoff'];

export function listNetworks(
  { lang = 'en' }: z.output<typeof socialListRequest>,
  { origin }: SandboxContext,
): Promise<SocialListAnswerWire> {
  const ids = lang.startsWith('ru') ? IN_RUSSIAN : ELSEWHERE;
  const networks = ids.map((id) => {
    const { scope, takesChallenge, takesNonce, postsForm = false } = NETWORKS[id];
    return {
      social_network_id: id,
      app_id: appIdOf(id),
      authorize_url: `${origin}/account/social/${id}/authorize`,
      scope,
      pkce: takesChallenge,
      nonce: takesNonce,
      ...(postsForm ? { response_mode: 'form_post' } : {}),
      issuer: issuerOf(id, origin),
      ...(id === 'google' ? { one_tap_script: `${origin}/account/social/google/one_tap.js` } : {}),
    };
  });
  return Promise.resolve({ social_networks: networks });
}

/** Returns the shop's client id at a network. */
export function appIdOf(network: SocialNetworkId): string {
  return `fairwind-${network}`;
}

/** Returns the issuer that a network sends in its answers (RFC 9207), as Google does; null for the others. */
export function issuerOf(network: SocialNetworkId, origin: string): string | null {
  return network === 'google' ? `${origin}/account/social/google` : null;
}
