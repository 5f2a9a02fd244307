import type { RequestContext } from '~/bff/request/context';
import { isOwnerDemanded } from '~/features/account/auth/again.server';
import { tooMany } from '~/features/account/auth/rejections.server';
import type { Rejection } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';
import { WRONG_OLD_PASSWORD } from '~/upstream/account/profile-contract';

/**
 * How a section comes back after the account service has failed.
 * @throws what is no failure of the service, the end of a session, and an owner who has to prove it
 */
export function rejectionAfter(error: unknown, { market }: Pick<RequestContext, 'market'>) {
  if (!(error instanceof UpstreamError) || error.code === 'AuthTokenExpired' || isOwnerDemanded(error)) throw error;
  if (error.code === 'SignInAttemptsEnded') return tooMany(error.code, getTranslator(market.locale, 'errors'));
  const message = getTranslator(market.locale, 'profile')('settings.saveFailed');
  const status = describeFailure(error).status === 400 ? 400 : 503;
  return { status, message } as const satisfies Rejection<never>;
}

/** The same for a form with the account's password (specification 3 §5: code 14); null when the password is right. */
export function wrongPassword(error: unknown, { market }: Pick<RequestContext, 'market'>): string | null {
  const isWrong = error instanceof UpstreamError && error.code === WRONG_OLD_PASSWORD;
  return isWrong ? getTranslator(market.locale, 'profile')('settings.wrongPassword') : null;
}
