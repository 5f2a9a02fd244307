import { safeTarget } from '~/bff/http/redirects.server';
import { SIGN_IN_REASONS, type ReturnUrl } from '~/market/auth-address';

/** The page after signing in without a return URL (specification 3 §2). */
export const AFTER_SIGN_IN = '/user/dashboard';

/** Not return URLs: forms, links of letters, and signing out. */
const NOWHERE_TO_RETURN =
  /^\/(?:auth|social_auth|user\/confirm|user\/reset_password|user\/anonymize_profile|404)(?:[/?#]|$)/;

/** A single order returns to the list of orders (specification 3 §2). */
const ORDER = /^(\/user\/orders)\//;

/** Reads the return URL from an address; drops anything that is not a page of this site. */
export function readReturnUrl({ searchParams }: URL): ReturnUrl {
  const target = safeTarget(searchParams.get('from'));
  const reason = SIGN_IN_REASONS.find((one) => one === searchParams.get('reason')) ?? null;
  if (!target || NOWHERE_TO_RETURN.test(target)) return { from: null, reason };
  return { from: ORDER.exec(target)?.[1] ?? target, reason };
}

/** Returns the page to show after signing in. */
export function targetOf({ from }: Pick<ReturnUrl, 'from'>): string {
  return from ?? AFTER_SIGN_IN;
}
