import type { fieldsOf, RejectedSubmission } from '~/forms/rejected-submission';
import type { AuthForm } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';

/** Fields of the forms at /auth/{view}. */
export type AuthField = 'email' | 'password' | 'remember' | 'privacyConsent' | 'marketingConsent';

/** Props of an account form: its screen and the state of its fields. */
export type AuthFieldsProps = AuthFormScreen & { fields: ReturnType<typeof fieldsOf<AuthField>> };

/** A form at /auth/{view}. */
export type AuthFormScreen = {
  view: AuthForm;
  /** Initial value of the field. */
  email: string;
  title: string;
  /** Addresses of the other forms, with the return URL. */
  links: Readonly<Record<AuthForm | 'passkey', string>>;
  /** Why signing in is required. */
  reason: string | null;
  /** Home page, for buying tickets without an account. */
  homePath: string;
  welcomesNewcomers: boolean;
  asksPrivacyConsent: boolean;
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

/** A page at /auth/{view}: a form or the report of a finished action. */
export type AuthScreen = { form: AuthFormScreen | null; outcome: AuthOutcomeScreen | null };
export type AuthRejection = RejectedSubmission<AuthField> | null;
