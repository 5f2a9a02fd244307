import { signIn } from '~/bff/account/account.server';
import { dropCodeAttempt, type CodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { attemptSignIn } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { NO_PROBLEM, type AuthProblem } from '~/features/account/auth/auth-screen';
import { codeErrors, codeFaultOf, codeOf } from '~/features/account/auth/code-form.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

export type CodeOutcome = { isIn: true } | { isIn: false; status: 400 | 429 | 503; problem: AuthProblem };

/** Signs in by the code of the letter that this browser has asked for. */
export async function submitCode(
  context: RequestContext,
  { attemptToken, email }: CodeAttempt,
  form: FormData,
): Promise<CodeOutcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'errors');
  const code = codeOf(form);
  const isRemembered = form.get('remember') !== null;
  if (code === null) return refused(400, { errors: codeErrors('codeRequired', market.locale) });
  const attempt = await attemptSignIn(context, email);
  if (!attempt.isAllowed) return refused(429, { message: t('upstream.SignInAttemptsEnded') });
  return evenly(
    (async () => {
      try {
        const opened = await upstream.account.signInByLetter({ attemptToken, code }, { isRemembered });
        securityEvent(context, { kind: 'code', outcome: 'success', account: opened.accountId });
        dropCodeAttempt(context);
        await Promise.all([attempt.forgive(), signIn(context, opened, { isRemembered, by: 'code' })]);
        return { isIn: true } as const;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        securityEvent(context, { kind: 'code', outcome: 'failure', email });
        if (error.code === 'SignInAttemptsEnded') return refused(429, { message: t('upstream.SignInAttemptsEnded') });
        const fault = codeFaultOf(error.code);
        return fault ? refused(400, { errors: codeErrors(fault, market.locale) }) : refused(503, { isDown: true });
      }
    })(),
    ({ isIn }) => !isIn,
  );
}

function refused(status: 400 | 429 | 503, problem: Partial<AuthProblem>): CodeOutcome {
  return { isIn: false, status, problem: { ...NO_PROBLEM, ...problem } };
}
