import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { ReturnUrl } from '~/market/auth-address';

/** Returns the address that leads to a network and comes back to `from`. */
export function socialHref(network: SocialNetworkId, { from }: Pick<ReturnUrl, 'from'>): string {
  return `/auth/${network}${from ? `?from=${encodeURIComponent(from)}` : ''}`;
}

/** Views of specification 3 §2. */
export type SocialView = 'need_email' | 'need_auth' | 'success_register';
export const SOCIAL_CALLBACK = '/social_auth';
export const socialViewPath = (view: SocialView) => `${SOCIAL_CALLBACK}/${view}`;

/** Returns the address that adds a network to an account; it needs the settings' proof. */
export function linkHref(network: SocialNetworkId, proof: string): string {
  return `/auth/${network}?link=${proof}`;
}

/** The account's list of networks; adding one leads back here. */
export const NETWORKS_OF_ACCOUNT = '/user/settings#networks';
