import type { VerifiedAccount } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { REAUTHENTICATION_REQUIRED } from '~/upstream/account/code-contract';
import { UpstreamError } from '~/upstream/error';
import { authHref } from '~/market/auth-address';

/** Redirects to the page where the owner signs in again, and from there back to `from`. */
export function redirectToSignInAgain(from: string, status: 302 | 303 = 303): Response {
  return redirectTo(authHref('again', { from }), status);
}

/** Protects pages that show or start something sensitive. @throws Response the redirect to signing in again */
export function requireFreshSignIn({ isFresh }: Pick<VerifiedAccount, 'isFresh'>, from: string): void {
  if (!isFresh) throw redirectToSignInAgain(from, 302);
}

/** Returns true when the account service requires the owner to sign in again first. */
export function needsFreshSignIn(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === REAUTHENTICATION_REQUIRED;
}
