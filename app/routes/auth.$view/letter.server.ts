import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { emailOf, wordsOf } from '~/features/account/auth/credentials.server';
import { outcomesOf, type Outcome } from './outcomes.server';

/**
 * Has a letter sent to the address of the form. Whether there is such an account shows neither in the answer nor in its
 * time.
 * @param send has the service send it, and gives the page to go on to
 */
export async function submitForLetter(
  context: RequestContext,
  form: FormData,
  send: (email: string) => Promise<string>,
): Promise<Outcome> {
  const { typed, email, fault } = emailOf(form);
  const outcomes = outcomesOf(context, {
    email: typed,
    isRemembered: true,
    hasPrivacyConsent: false,
    hasMarketingConsent: false,
  });
  if (email === null) return outcomes.fieldsAreWrong(wordsOf({ email: fault }, context.market.locale));
  if (!(await allowsLetter(context, email))) return outcomes.tooMany('tooManyRequests');
  return evenly(send(email).then((target) => ({ target }), outcomes.failed));
}
