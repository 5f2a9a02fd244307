import type { SocialNetworkId } from '~/upstream/account/social-contract';

/** Sign-in options other than a password, below a form. Ready texts. */
export type SocialButtonsView = {
  title: string;
  buttons: readonly { id: SocialNetworkId; href: string; name: string }[];
};
