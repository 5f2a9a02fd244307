import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { cardForm } from './form.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';

/** Removes a saved card; a card of another account looks like a missing one. */
export async function submitCardRemoval(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { locale } = context.market;
  const { value, reject } = readSubmission(cardForm, form, getTranslator(locale, 'errors'));
  if (!value) return { rejected: reject() };
  try {
    await context.upstream.account.deleteCard(token, value.cardId);
    return { saved: { section: 'cards' } };
  } catch (error) {
    const isGone = error instanceof UpstreamError && error.kind === 'notFound';
    if (!isGone) return { rejected: reject(rejectionAfter(error, context)) };
    return { rejected: reject({ status: 404, message: getTranslator(locale, 'profile')('settings.cards.gone') }) };
  }
}
