import { signIn } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { attemptSignIn } from '~/bff/limits/sign-in.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { WayOn } from '~/market/auth-address';
import { emailOf, passwordOf, wordsOf } from '~/features/account/auth/credentials.server';
import { targetOf } from '~/features/account/auth/way-on.server';
import { hasAcceptedCookies } from '~/bff/cookies/cookie-consent.server';
import { UpstreamError } from '~/upstream/error';
import { outcomesOf, type Outcome } from './outcomes.server';

/** Signs in, and leads on to where the visitor was going (specification 3 §4). */
export async function submitLogin(context: RequestContext, form: FormData, wayOn: WayOn): Promise<Outcome> {
  const { typed, email, fault } = emailOf(form);
  const password = passwordOf(form);
  const isRemembered = form.get('remember') !== null;
  const outcomes = outcomesOf(context, {
    email: typed,
    isRemembered,
    hasPrivacyConsent: false,
    hasMarketingConsent: false,
  });
  const errors = wordsOf(
    { email: fault, password: password === '' ? 'passwordRequired' : null },
    context.market.locale,
  );
  if (email === null || password === '') return outcomes.fieldsAreWrong(errors);

  const attempt = await attemptSignIn(context, email);
  if (!attempt.isAllowed) return outcomes.tooMany('SignInAttemptsEnded');
  return evenly(
    (async () => {
      const client = { id: attempt.clientId, hasAcceptedCookies: hasAcceptedCookies(context), isRemembered };
      try {
        const opened = await context.upstream.account.signIn({ email, password }, client);
        await Promise.all([attempt.forgive(), signIn(context, opened, { isRemembered, by: 'password' })]);
        return { target: targetOf(wayOn) };
      } catch (error) {
        if (error instanceof UpstreamError && error.kind === 'unauthorised') {
          securityEvent(context, { kind: 'sign_in', outcome: 'failure', email, detail: 'password' });
        }
        return outcomes.failed(error);
      }
    })(),
    (outcome) => !('target' in outcome),
  );
}
