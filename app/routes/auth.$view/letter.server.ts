import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { allowsLetter } from '~/bff/limits/letters.server';
import { rejectionAfter, tooMany } from '~/features/account/auth/rejections.server';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { UpstreamError } from '~/upstream/error';
import type { codeRequestForm, resetForm } from './form.server';
import type { Outcome } from './outcome';

/**
 * Sends a letter to the address of the form. Neither the answer nor its timing reveals whether the account exists.
 * @param send makes the service send it, and returns the next page
 */
export async function submitForLetter(
  context: RequestContext,
  letterForm: typeof resetForm | typeof codeRequestForm,
  form: PostedForm,
  send: (email: string) => Promise<string>,
): Promise<Outcome> {
  const t = getTranslator(context.market.locale, 'errors');
  const { value, reject } = readSubmission(letterForm, form, t);
  if (!value) return reject();
  if (!(await allowsLetter(context, value.email))) return reject(tooMany('tooManyRequests', t));
  const sending = send(value.email).then<Outcome, Outcome>(
    (target) => ({ target }),
    (error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
      return reject(rejectionAfter(error, t));
    },
  );
  return evenly(sending);
}
