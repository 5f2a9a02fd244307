import type { PostedForm } from '~/forms/posted-form.server';
import { signIn } from '~/bff/account/account.server';
import { dropCodeAttempt, type CodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { attemptSignIn } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { codeErrorOf, codeForm } from '~/features/account/auth/code-form.server';
import { ACCOUNTS_DOWN, tooMany } from '~/features/account/auth/rejections.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';

/** Null when signed in. */
export type CodeOutcome = RejectedSubmission<'code' | 'remember'> | null;

/** Signs in with the code of the letter that this browser requested. */
export async function submitCode(
  context: RequestContext,
  { attemptToken, email }: CodeAttempt,
  form: PostedForm,
): Promise<CodeOutcome> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(codeForm, form, t);
  if (!value) return reject();
  const { code, remember: isRemembered } = value;
  const attempt = await attemptSignIn(context, email);
  if (!attempt.isAllowed) return reject(tooMany('SignInAttemptsEnded', t));
  return evenly<CodeOutcome>(
    (async () => {
      try {
        const opened = await upstream.account.signInByLetter({ attemptToken, code }, { isRemembered });
        securityEvent(context, { kind: 'code', outcome: 'success', account: opened.accountId });
        dropCodeAttempt(context);
        await Promise.all([attempt.refundPoint(), signIn(context, opened, { isRemembered, by: 'code' })]);
        return null;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        securityEvent(context, { kind: 'code', outcome: 'failure', email });
        if (error.code === 'SignInAttemptsEnded') return reject(tooMany(error.code, t));
        const codeError = codeErrorOf(error.code);
        return reject(codeError ? { errors: { code: codeError } } : ACCOUNTS_DOWN);
      }
    })(),
    (rejected) => rejected !== null,
  );
}
