import type { RequestContext } from '~/bff/request/context';
import { NO_PROBLEM, type AuthProblem, type AuthValues } from '~/features/account/auth/auth-screen';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, UpstreamError } from '~/upstream/error';

/** What a posted form leads to: another page, or the form again. */
export type Outcome = { target: string } | { status: 400 | 429 | 503; values: AuthValues; problem: AuthProblem };

/** Codes of failures that whoever typed the form is told about (specification 3 §8); others are a service that is down. */
const TOLD = ['NotFound', 'InvalidAuthInfo', 'NotConfirmed', 'ExpiredPassword', 'SignInAttemptsEnded'];
/** Nobody learns who has an account: an unknown address is a wrong pair. */
const SAID_AS: Readonly<Record<string, string>> = { NotFound: 'upstream.InvalidAuthInfo' };

/** Outcomes of one form, in the visitor's language. */
export function outcomesOf({ market }: Pick<RequestContext, 'market'>, values: AuthValues) {
  const t = getTranslator(market.locale, 'errors');
  return {
    fieldsAreWrong: (errors: Record<string, string>): Outcome => ({
      status: 400,
      values,
      problem: { ...NO_PROBLEM, errors },
    }),
    tooMany: (messageKey: 'SignInAttemptsEnded' | 'tooManyRequests'): Outcome => ({
      status: 429,
      values,
      problem: { ...NO_PROBLEM, message: t(`upstream.${messageKey}`) },
    }),
    /** @throws what is no failure of the service */
    failed: (error: unknown): Outcome => {
      if (!(error instanceof UpstreamError)) throw error;
      const { messageKey, status } = describeFailure(error);
      const code = error.code ?? '';
      const isTold = TOLD.includes(code);
      return {
        status: isTold ? (status === 429 ? 429 : 400) : 503,
        values,
        problem: { message: isTold ? t(SAID_AS[code] ?? messageKey) : null, errors: {}, isDown: !isTold },
      };
    },
  };
}
