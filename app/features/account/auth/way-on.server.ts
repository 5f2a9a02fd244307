import { safeTarget } from '~/bff/http/redirects.server';
import { SIGN_IN_REASONS, type WayOn } from '~/market/auth-address';

/** Where whoever has signed in lands without another wish (specification 3 §2). */
export const AFTER_SIGN_IN = '/user/dashboard';

/** Nobody comes back to a form, to a link of a letter, or to signing out. */
const NOWHERE_TO_RETURN =
  /^\/(?:auth|social_auth|user\/confirm|user\/reset_password|user\/anonymize_profile|404)(?:[/?#]|$)/;

/** From one order, one goes on to all of them (specification 3 §2). */
const ORDER = /^(\/user\/orders)\//;

/** What the address of a form says: `from` only when it is a page of this site, whatever else was put there. */
export function readWayOn({ searchParams }: URL): WayOn {
  const target = safeTarget(searchParams.get('from'));
  const reason = SIGN_IN_REASONS.find((one) => one === searchParams.get('reason')) ?? null;
  if (!target || NOWHERE_TO_RETURN.test(target)) return { from: null, reason };
  return { from: ORDER.exec(target)?.[1] ?? target, reason };
}

/** Where to go on after signing in. */
export function targetOf({ from }: Pick<WayOn, 'from'>): string {
  return from ?? AFTER_SIGN_IN;
}
