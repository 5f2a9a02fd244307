import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { WayOn } from '~/market/auth-address';

/** The address that leads to a network, and comes back to `from`. */
export function socialHref(network: SocialNetworkId, { from }: Pick<WayOn, 'from'>): string {
  return `/auth/${network}${from ? `?from=${encodeURIComponent(from)}` : ''}`;
}

/** The views of specification 3 §2. */
export type SocialView = 'need_email' | 'need_auth' | 'success_register';
export const SOCIAL_CALLBACK = '/social_auth';
export const socialViewPath = (view: SocialView) => `${SOCIAL_CALLBACK}/${view}`;

/** The address that adds a network to an account; without the proof of its settings it adds nothing. */
export function linkHref(network: SocialNetworkId, proof: string): string {
  return `/auth/${network}?link=${proof}`;
}

/** Where an account's networks stand, and where adding one leads back to. */
export const NETWORKS_OF_ACCOUNT = '/user/settings#networks';
