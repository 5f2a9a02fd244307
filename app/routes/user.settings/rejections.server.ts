import type { RequestContext } from '~/bff/request/context';
import { needsFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { tooMany } from '~/features/account/auth/rejections.server';
import type { Rejection } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';

/**
 * Rejects a section after a failure of the account service.
 * @throws any other error, the end of a session, and the need to sign in again
 */
export function rejectionAfter(error: unknown, { market }: Pick<RequestContext, 'market'>) {
  if (!(error instanceof UpstreamError) || error.code === 'AuthTokenExpired' || needsFreshSignIn(error)) throw error;
  if (error.code === 'SignInAttemptsEnded') return tooMany(error.code, getTranslator(market.locale, 'errors'));
  const message = getTranslator(market.locale, 'profile')('settings.saveFailed');
  const status = describeFailure(error).status === 400 ? 400 : 503;
  return { status, message } as const satisfies Rejection<never>;
}

/** Returns the message for a wrong account password (specification 3 §5: code 14); null for any other failure. */
export function wrongPassword(error: unknown, { market }: Pick<RequestContext, 'market'>): string | null {
  const isWrong = error instanceof UpstreamError && error.code === WRONG_OLD_PASSWORD;
  return isWrong ? getTranslator(market.locale, 'profile')('settings.wrongPassword') : null;
}
