import type { SocialNetworkId } from '~/upstream/account/social-contract';
import type { RejectedSubmission } from '~/forms/rejected-submission';

/**
 * Why a network sign-in failed: `refused` by the visitor, `strange` (this browser did not request it), `broken` (the
 * network does not confirm it), `taken` (linked to another account), `tooMany` attempts, or accounts are `down`.
 */
export type SocialFailure = 'refused' | 'strange' | 'broken' | 'taken' | 'tooMany' | 'down';

/** The callback page while the service works, and after a failure. */
export type CallbackScreen = { title: string; homePath: string } & (
  { state: 'waiting' } | { state: SocialFailure; text: string }
);

/** Views for a network visitor without an account here (specification 3 §2: need_email, need_auth). */
export type UnlinkedUserScreen = {
  view: 'need_email' | 'need_auth';
  network: SocialNetworkId;
  title: string;
  text: string;
  /** Replaces `text` after a rejected submission. */
  textAgain: string;
  homePath: string;
  /** The e-mail requested, or the account whose password is requested. */
  email: string;
};

export type UnlinkedUserRejection = RejectedSubmission<'email' | 'password', UnlinkedUserScreen['view']>;
