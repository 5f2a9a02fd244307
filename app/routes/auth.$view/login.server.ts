import type { PostedForm } from '~/forms/posted-form.server';
import { signIn } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { attemptSignIn } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { ReturnUrl } from '~/market/auth-address';
import { rejectionAfter, tooMany } from '~/features/account/auth/rejections.server';
import { targetOf } from '~/features/account/auth/return-url.server';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import { loginForm } from './form.server';
import type { Outcome } from './outcome';

/** Signs in and continues to the return URL (specification 3 §4). */
export async function submitLogin(context: RequestContext, form: PostedForm, returnUrl: ReturnUrl): Promise<Outcome> {
  const t = getTranslator(context.market.locale, 'errors');
  const { value, reject } = readSubmission(loginForm, form, t);
  if (!value) return reject();
  const { email, password, remember: isRemembered } = value;

  const attempt = await attemptSignIn(context, email);
  if (!attempt.isAllowed) return reject(tooMany('SignInAttemptsEnded', t));
  return evenly<Outcome>(
    (async () => {
      const client = { id: attempt.clientId, hasAcceptedCookies: hasAcceptedCookies(context), isRemembered };
      try {
        const opened = await context.upstream.account.signIn({ email, password }, client);
        await Promise.all([attempt.refundPoint(), signIn(context, opened, { isRemembered, by: 'password' })]);
        return { target: targetOf(returnUrl) };
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.kind === 'unauthorised') {
          securityEvent(context, { kind: 'sign_in', outcome: 'failure', email, detail: 'password' });
        }
        return reject(rejectionAfter(error, t));
      }
    })(),
    (outcome) => !('target' in outcome),
  );
}
