import type { Rejection } from '~/forms/submission.server';
import type { Translate } from '~/i18n/translate';
import { describeFailure, type UpstreamError } from '~/upstream/error';

/** Error codes that the form explains (specification 3 §8); all others mean that the service is down. */
const EXPLAINED = ['NotFound', 'InvalidAuthInfo', 'NotConfirmed', 'ExpiredPassword', 'SignInAttemptsEnded'];
/** An unknown address reads as a wrong password, so that nobody learns who has an account. */
const SAID_AS: Readonly<Record<string, string>> = { NotFound: 'upstream.InvalidAuthInfo' };

/** Accounts are unavailable; the page has its own notice for it. */
export const ACCOUNTS_DOWN = { status: 503 } as const satisfies Rejection<never>;

/** Rejects a form after too many sign-in attempts or requests. @param t reads the namespace `errors` */
export function tooMany(key: 'SignInAttemptsEnded' | 'tooManyRequests', t: Translate) {
  return { status: 429, message: t(`upstream.${key}`) } as const satisfies Rejection<never>;
}

/** Rejects a form after a failure of the account service. @param t reads the namespace `errors` */
export function rejectionAfter(error: UpstreamError, t: Translate) {
  const { messageKey, status } = describeFailure(error);
  const code = error.code ?? '';
  if (!EXPLAINED.includes(code)) return ACCOUNTS_DOWN;
  const message = t(SAID_AS[code] ?? messageKey);
  return { status: status === 429 ? 429 : 400, message } as const satisfies Rejection<never>;
}
