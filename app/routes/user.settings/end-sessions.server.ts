import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import { browserForm } from './form.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';

/** Signs out the browser in the form, or all others. Idempotent. */
export async function submitSessions(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { value, reject } = readSubmission(browserForm, form, getTranslator(context.market.locale, 'errors'));
  if (!value) return { rejected: reject() };
  const { sessionId: id } = value;
  const { account } = context.upstream;
  try {
    await (id === '' ? account.endOtherSessions(token) : account.endSession(token, id));
  } catch (error) {
    const isGone = error instanceof UpstreamError && error.kind === 'notFound';
    if (!isGone) return { rejected: reject(rejectionAfter(error, context)) };
  }
  return { saved: { section: 'browsers' } };
}
