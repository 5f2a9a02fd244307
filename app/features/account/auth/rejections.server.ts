import type { Rejection } from '~/forms/submission.server';
import type { Translate } from '~/i18n/translate';
import { describeFailure, type UpstreamError } from '~/upstream/error';

/** Codes of failures that the visitor is told about (specification 3 §8); others mean that the service is down. */
const EXPLAINED = ['NotFound', 'InvalidAuthInfo', 'NotConfirmed', 'ExpiredPassword', 'SignInAttemptsEnded'];
/** Nobody learns who has an account: an unknown address is a wrong pair. */
const SAID_AS: Readonly<Record<string, string>> = { NotFound: 'upstream.InvalidAuthInfo' };

/** While accounts do not answer; the page says so in a notice of its own. */
export const ACCOUNTS_DOWN = { status: 503 } as const satisfies Rejection<never>;

/** Too many tries to sign in, or too many requests. @param t reads the namespace `errors` */
export function tooMany(key: 'SignInAttemptsEnded' | 'tooManyRequests', t: Translate) {
  return { status: 429, message: t(`upstream.${key}`) } as const satisfies Rejection<never>;
}

/** How a form is rejected after the account service has failed. @param t reads the namespace `errors` */
export function rejectionAfter(error: UpstreamError, t: Translate) {
  const { messageKey, status } = describeFailure(error);
  const code = error.code ?? '';
  if (!EXPLAINED.includes(code)) return ACCOUNTS_DOWN;
  const message = t(SAID_AS[code] ?? messageKey);
  return { status: status === 429 ? 429 : 400, message } as const satisfies Rejection<never>;
}
