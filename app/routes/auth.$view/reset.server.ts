import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { leaveAuthNote } from '~/features/account/auth/auth-note.server';
import { emailOf, wordsOf } from '~/features/account/auth/credentials.server';
import { outcomesOf, type Outcome } from './outcomes.server';

/** Has the letter with a link sent. Whether there is such an account shows neither in the answer nor in its time. */
export async function submitReset(context: RequestContext, form: FormData): Promise<Outcome> {
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
        await context.upstream.account.requestPasswordReset(email, letterOrigin(context));
      } catch (error) {
        return outcomes.failed(error);
      }
      await leaveAuthNote(context, { view: 'passwordResetRequestSuccess', email });
      return { target: '/auth/passwordResetRequestSuccess' };
    })(),
  );
}
