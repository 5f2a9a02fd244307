import { keepCodeAttempt } from '~/bff/cookies/code-attempt.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { enterCodeHref, type WayOn } from '~/market/auth-address';
import { emailOf, wordsOf } from '~/features/account/auth/credentials.server';
import { outcomesOf, type Outcome } from './outcomes.server';

/** Has the letter with a code sent. Whether there is such an account shows neither in the answer nor in its time. */
export async function submitCodeRequest(context: RequestContext, form: FormData, wayOn: WayOn): Promise<Outcome> {
  const { typed, email, fault } = emailOf(form);
  const outcomes = outcomesOf(context, {
    email: typed,
    isRemembered: true,
    hasPrivacyConsent: false,
    hasMarketingConsent: false,
  });
  if (email === null) return outcomes.fieldsAreWrong(wordsOf({ email: fault }, context.market.locale));
  if (!(await allowsLetter(context, email))) return outcomes.tooMany('tooManyRequests');
  return evenly(
    (async () => {
      try {
        const attemptToken = await context.upstream.account.requestCode(email, letterOrigin(context));
        await keepCodeAttempt(context, { attemptToken, email });
        securityEvent(context, { kind: 'code', outcome: 'sent', email });
      } catch (error) {
        return outcomes.failed(error);
      }
      return { target: enterCodeHref(wayOn) };
    })(),
  );
}
