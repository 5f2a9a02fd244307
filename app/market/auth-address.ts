/** Reasons to ask for a sign-in; the form shows them (specification 3 §2). Their texts are `login.reason.<name>`. */
export const SIGN_IN_REASONS = ['notebook', 'chat', 'orders', 'profile', 'payout'] as const;
export type SignInReason = (typeof SIGN_IN_REASONS)[number];

/** Return URL after signing in, and the reason for asking. */
export type ReturnUrl = {
  /** A path of this site. */
  from: string | null;
  reason: SignInReason | null;
};

export type AuthForm = 'login' | 'registration' | 'reset' | 'code';

/** Builds the address of a form that returns to `from`, or to where that leads if it is such a form itself. */
export function authHref(
  view: AuthForm | 'success_register' | 'enter_code' | 'again' | 'passkey',
  returnUrl: Partial<ReturnUrl> = {},
): string {
  const { reason } = returnUrl;
  const from = beyondForms(returnUrl.from ?? null);
  const query = [from ? `from=${encodeURIComponent(from)}` : '', reason ? `reason=${reason}` : ''].filter(Boolean);
  return `/auth/${view}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** "/auth/login?from=%2Fuser%2Forders" → "/user/orders": returning to a form would nest its address at every click. */
function beyondForms(from: string | null): string | null {
  if (from === null || !/^\/auth(?:\/|$)/.test(from.split('?')[0]!)) return from;
  return beyondForms(new URLSearchParams(from.split('?')[1]).get('from'));
}

/** Builds the address of the page that takes an emailed code, with the return URL. */
export function enterCodeHref(returnUrl: Partial<ReturnUrl>): string {
  return authHref('enter_code', returnUrl);
}
