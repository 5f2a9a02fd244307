import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { AuthProblem } from '../auth-screen';

/**
 * Why a sign-in by a network came to nothing: the visitor refused it, its answer was not asked for here, the network
 * does not stand by it, its account belongs to somebody else's account, or accounts do not answer.
 */
export type SocialFailure = 'refused' | 'strange' | 'broken' | 'taken' | 'tooMany' | 'down';

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
