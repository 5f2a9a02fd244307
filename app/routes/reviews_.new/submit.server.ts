import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext, VerifiedAccount } from '~/bff/request/context';
import { allowsReview } from '~/bff/limits/letters.server';
import { settle } from '~/bff/waiting/pending.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { reviewForm } from './form.server';

export type ReviewRejection = RejectedSubmission<'rating' | 'author' | 'text' | 'website', 'review'>;

/**
 * Hands in a review. A second one at once, of a double click or a program, ends on the page of the first.
 * @returns null when the page shows what became of it
 */
export async function submitReview(
  context: RequestContext,
  account: VerifiedAccount,
  form: PostedForm,
): Promise<ReviewRejection | null> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'errors');
  const { value, reject } = readSubmission(reviewForm, form, t);
  if (!value) return emptyTrap(reject());
  if (!(await allowsReview(context, account.id))) {
    return reject({ status: 429, message: getTranslator(market.locale, 'reviews')('form.tooMany') });
  }
  const outcome = await settle(`review ${account.id}`, () => upstream.feedback.createReview(account.token, value), {
    keepMs: 0,
  });
  // In flight, or written already: the page tells which.
  if (outcome.state !== 'failed' || outcome.error.kind === 'conflict') return null;
  return reject({ status: 503, message: t('upstream.unavailable') });
}

/** Empties the trap, so that a person whose browser filled it in only has to send the form again. */
function emptyTrap(rejected: ReviewRejection): ReviewRejection {
  const { website, ...values } = rejected.values;
  return website === undefined ? rejected : { ...rejected, values };
}
