import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { evenly } from '~/bff/waiting/even-time.server';
import { letterOrigin } from '~/bff/request/letter-origin.server';
import { allowsDocuments } from '~/bff/limits/orders.server';
import { settle } from '~/bff/waiting/pending.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import { finderForm } from './form.server';

export type FinderRejection = RejectedSubmission<'phone' | 'documentId'>;

const MIN_MS = 1_000;

/**
 * Requests a letter with an order's documents to the order's own e-mail (specification 2 §2, §5, §7). Neither the
 * answer nor its timing reveals whether the order exists.
 * @returns null when the service has the request
 */
export async function submitFinder(context: RequestContext, form: PostedForm): Promise<FinderRejection | null> {
  const { market, upstream } = context;
  const t = getTranslator(market.locale, 'receipt');
  const tErrors = withPhoneSample(getTranslator(market.locale, 'errors'), market);
  const { value, reject } = readSubmission(finderForm, form, tErrors, market);
  if (!value) return reject();
  const { phone, documentId } = value;
  if (!(await allowsDocuments(context, phone))) return reject({ status: 429, message: t('find.tooMany') });
  const order = { phone, documentId, siteUrl: letterOrigin(context) };
  const key = `documents ${phone} ${documentId} ${Date.now()}`;
  const outcome = await evenly(
    settle(key, () => upstream.documents.request(order), { patienceMs: MIN_MS, keepMs: 0 }),
    ({ state }) => state !== 'failed',
    MIN_MS,
  );
  // A call in flight will finish: the page announces the letter either way.
  if (outcome.state !== 'failed') return null;
  return reject({ status: 503, message: tErrors('upstream.unavailable') });
}
