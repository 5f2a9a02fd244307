import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { AuthProblem } from '../auth-screen';
import type { SocialFailure } from './finish-social.server';

/** Other ways in than a password, below a form; ready texts. */
export type SocialButtonsView = {
  title: string;
  buttons: readonly { id: SocialNetworkId; href: string; name: string }[];
};

/** The callback while the service works, and when it came to nothing. */
export type CallbackScreen = { title: string; homePath: string } & (
  { state: 'waiting' } | { state: SocialFailure; text: string }
);

/** Views that ask whom a network has sent (specification 3 §2: need_email, need_auth). */
export type StrangerScreen = {
  view: 'need_email' | 'need_auth';
  network: SocialNetworkId;
  title: string;
  text: string;
  homePath: string;
  /** Asked for, or the account whose password is asked for. */
  email: string;
  problem: AuthProblem;
};
