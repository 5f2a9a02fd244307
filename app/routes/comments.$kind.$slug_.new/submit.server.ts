import { allowsComment } from '~/bff/limits/letters.server';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { keepOwnComment } from '~/features/landings/comments/own-comments.server';
import { topicPath } from '~/features/landings/comments/topic';
import type { PostedForm } from '~/forms/posted-form.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import type { CommentSubject } from '~/upstream/landings/comments-client.server';
import { readSeal } from './form-seal.server';
import { commentForm } from './form.server';

export type CommentRejection = RejectedSubmission<'author' | 'text' | 'website' | 'seal', 'comment'>;

const PATIENCE_MS = 4000;

/**
 * Hands in a comment for moderation. The same form sent twice is one comment.
 * @param now milliseconds since 1970
 * @returns null when the page shows what became of it
 */
export async function submitComment(
  context: RequestContext,
  topic: CommentSubject,
  form: PostedForm,
  now = Date.now(),
): Promise<CommentRejection | null> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'comments');
  const { value, reject } = readSubmission(commentForm, form, getTranslator(market.locale, 'errors'));
  if (!value) return reject();
  const path = topicPath(topic);
  const { author, text, seal } = value;
  const sealed = await readSeal(seal, path, now);
  if (sealed.id === null) {
    return reject({ status: 400, message: sealed.fault === 'tooQuick' ? t('form.tooQuick') : t('form.tooOld') });
  }
  if (!(await allowsComment(context))) return reject({ status: 429, message: t('form.tooMany') });
  const outcome = await settle(
    `comment ${sealed.id}`,
    () => upstream.landings.createComment(topic, { requestId: sealed.id, author, text }),
    { patienceMs: PATIENCE_MS },
  );
  if (outcome.state === 'ready') {
    await keepOwnComment(context, { token: outcome.value.token, path });
    return null;
  }
  return reject({ status: 503, message: getTranslator(market.locale, 'errors')('upstream.unavailable') });
}
