/** Reasons to ask for a sign-in; the form shows them (specification 3 §2). Their texts are `login.reason.<name>`. */
export const SIGN_IN_REASONS = ['notebook', 'chat', 'orders', 'profile'] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** Return URL after signing in, and the reason for asking. */
export type ReturnUrl = {
  /** A path of this site. */
  from: string | null;
  reason: SignInReason | null;
};

export type AuthForm = 'login' | 'registration' | 'reset' | 'code';

/** Builds the address of a form that returns to `from`. */
export function authHref(
  view: AuthForm | 'success_register' | 'enter_code' | 'again' | 'passkey',
  returnUrl: Partial<ReturnUrl> = {},
): string {
  const { from, reason } = returnUrl;
  const query = [from ? `from=${encodeURIComponent(from)}` : '', reason ? `reason=${reason}` : ''].filter(Boolean);
  return `/auth/${view}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Builds the address of the page that takes an emailed code, with the return URL. */
export function enterCodeHref(returnUrl: Partial<ReturnUrl>): string {
  return authHref('enter_code', returnUrl);
}
