import type { AuthForm } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';

/** The problems of a rejected submission of an account form. Ready texts. */
export type AuthProblem = {
  /** Message for the whole form; null when only fields are invalid. */
  message: string | null;
  /** By field name. */
  errors: Readonly<Record<string, string>>;
  /** The account service is unavailable: tickets can be bought without it. */
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
  /** Addresses of the other forms, with the return URL. */
  links: Readonly<Record<AuthForm | 'passkey', string>>;
  /** Why signing in is required. */
  reason: string | null;
  /** Home page, for buying tickets without an account. */
  homePath: string;
  welcomesNewcomers: boolean;
  asksPrivacyConsent: boolean;
  values: AuthValues;
  problem: AuthProblem;
  /** Sign-in options other than a password. */
  social: SocialButtonsView | null;
};

/** A view that reports a finished action. */
export type AuthOutcomeScreen = {
  title: string;
  text: string;
  /** Address of the mailbox, if known. */
  inbox: string | null;
  close: { href: string; label: string };
  /** An alternative to waiting for the letter. */
  other?: { href: string; label: string };
};
