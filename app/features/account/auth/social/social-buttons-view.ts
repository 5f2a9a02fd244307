import type { SocialNetworkId } from '~/upstream/account/social-contract';

/** Other ways in than a password, below a form; ready texts. */
export type SocialButtonsView = {
  title: string;
  buttons: readonly { id: SocialNetworkId; href: string; name: string }[];
};
