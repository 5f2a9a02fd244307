import type { SocialNetworkId } from '~/upstream/account/social-contract';

/** A person's id at a network. */
export type Subject = { network: SocialNetworkId; subject: string };
