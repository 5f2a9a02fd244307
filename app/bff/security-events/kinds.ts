type KindDescription = {
  outcomes: readonly string[];
  /** Its name in docs/ops/security-alerts.yml. */
  alert: string;
};

/**
 * Every security event that the shop logs and counts (ASVS 5.0, 16.3). To add one, add its kind or outcome here, and
 * its alert to docs/ops/security-alerts.yml; a test compares the two.
 */
export const SECURITY_EVENTS = {
  /** A sign-in by password, code, passkey, letter or social network (`detail`) succeeded or was refused. */
  sign_in: { outcomes: ['success', 'failure'], alert: 'SignInFailures' },
  /** A one-time code that signs in or re-authenticates. */
  code: { outcomes: ['sent', 'success', 'failure'], alert: 'CodeFailures' },
  passkey: { outcomes: ['added', 'removed', 'success', 'failure'], alert: 'PasskeyFailures' },
  /** A signed-in visitor had to prove their identity again. */
  reauthentication: { outcomes: ['success', 'failure'], alert: 'ReauthenticationFailures' },
  /** A social network's answer that this browser did not ask for, or a network linked to an account. */
  social_link: { outcomes: ['linked', 'unlinked', 'refused'], alert: 'ForeignSocialAnswers' },
  /** A link of a letter that opens something was used. */
  letter_link: { outcomes: ['success', 'failure'], alert: 'LetterLinksTried' },
  /** A limit was reached; `detail` names it. */
  limit: { outcomes: ['refused'], alert: 'LimitsReached' },
  /** A form sent by another site, or with changed hidden fields. */
  form: { outcomes: ['foreign', 'forged'], alert: 'ForgedForms' },
  /** A sealed cookie that no secret opens; `detail` names it. */
  cookie: { outcomes: ['refused'], alert: 'ForgedCookies' },
  password: { outcomes: ['changed', 'reset', 'refused'], alert: 'PasswordResets' },
  /** The e-mail address of an account. */
  email: { outcomes: ['change_requested', 'changed'], alert: 'EmailChanges' },
  account: {
    outcomes: ['created', 'confirmed', 'deletion_requested', 'deleted'],
    alert: 'AccountDeletions',
  },
  /** A visitor asked for somebody else's order. */
  order_access: { outcomes: ['refused'], alert: 'ForeignOrdersAskedFor' },
  /** A session of an account ended, or could not be ended at the account service yet. */
  session: {
    outcomes: ['ended', 'ended_everywhere', 'ended_elsewhere', 'expired', 'replaced', 'not_ended'],
    alert: 'SessionsNotEnded',
  },
} as const satisfies Readonly<Record<string, KindDescription>>;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;

/** A kind with one of its own outcomes. */
export type SecurityEventName = {
  [Kind in SecurityEventKind]: { kind: Kind; outcome: (typeof SECURITY_EVENTS)[Kind]['outcomes'][number] };
}[SecurityEventKind];
