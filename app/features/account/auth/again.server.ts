import type { VerifiedAccount } from '~/bff/request/context';
import { redirectTo } from '~/bff/http/redirects.server';
import { REAUTHENTICATION_REQUIRED } from '~/upstream/account/code-contract';
import { UpstreamError } from '~/upstream/error';
import { authHref } from '~/market/auth-address';

/** Leads to the page where the owner proves to be the owner, and from there to `from`. */
export function askAgain(from: string, status: 302 | 303 = 303): Response {
  return redirectTo(authHref('again', { from }), status);
}

/** For pages that show or begin something dear. @throws Response to the page that asks who is there */
export function demandOwner({ isFresh }: Pick<VerifiedAccount, 'isFresh'>, from: string): void {
  if (!isFresh) throw askAgain(from, 302);
}

/** Whether the account service wants its owner to prove to be the owner first. */
export function isOwnerDemanded(error: unknown): boolean {
  return error instanceof UpstreamError && error.code === REAUTHENTICATION_REQUIRED;
}
