import type { AuthForm } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';

/** What a form of an account shows when it was not taken; ready texts. */
export type AuthProblem = {
  /** Words for the whole form; null when only fields are wrong. */
  message: string | null;
  /** By name of the field. */
  errors: Readonly<Record<string, string>>;
  /** The account service does not answer: tickets can be bought without it. */
  isDown: boolean;
};

export const NO_PROBLEM: AuthProblem = { message: null, errors: {}, isDown: false };

export type AuthValues = {
  email: string;
  isRemembered: boolean;
  hasPrivacyConsent: boolean;
  hasMarketingConsent: boolean;
};

/** A form at /auth/{view}. */
export type AuthFormScreen = {
  view: AuthForm;
  title: string;
  /** Addresses of the forms with the way on. */
  links: Readonly<Record<AuthForm | 'passkey', string>>;
  /** Why one has to sign in. */
  reason: string | null;
  /** Where tickets are bought without an account. */
  homePath: string;
  welcomesNewcomers: boolean;
  asksPrivacyConsent: boolean;
  values: AuthValues;
  problem: AuthProblem;
  /** Other ways in than a password. */
  social: SocialButtonsView | null;
};

/** A view that says what has been done. */
export type AuthOutcomeScreen = {
  title: string;
  text: string;
  /** Where the letters of the address are read, if that is known. */
  inbox: string | null;
  close: { href: string; label: string };
  /** Another way on, for whom the letter is not the shortest. */
  other?: { href: string; label: string };
};
