import type { SocialNetworkId } from '~/upstream/account/social-contract';

export type SocialButton = { id: SocialNetworkId; href: string; name: string };

/** Sign-in options other than a password, below a form. Ready texts. */
export type SocialButtonsView = {
  title: string;
  buttons: readonly SocialButton[];
};
