/** Why somebody has to sign in; the form says so (specification 3 §2). Its words are `login.reason.<name>`. */
export const SIGN_IN_REASONS = ['notebook', 'chat', 'orders', 'profile'] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** Where to go after signing in, and why one has to. */
export type WayOn = {
  /** A path of this site. */
  from: string | null;
  reason: SignInReason | null;
};

export type AuthForm = 'login' | 'registration' | 'reset' | 'code';

/** The address of a form that leads on to `from`. */
export function authHref(
  view: AuthForm | 'success_register' | 'enter_code' | 'again' | 'passkey',
  wayOn: Partial<WayOn> = {},
): string {
  const { from, reason } = wayOn;
  const query = [from ? `from=${encodeURIComponent(from)}` : '', reason ? `reason=${reason}` : ''].filter(Boolean);
  return `/auth/${view}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** The address where the code of a letter is typed, with the way on. */
export function enterCodeHref(wayOn: Partial<WayOn>): string {
  return authHref('enter_code', wayOn);
}
