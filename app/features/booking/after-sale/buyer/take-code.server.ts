import { keepProof, letterKeyOf } from '~/bff/booking-access/letter-keys.server';
import { dropBuyerCode, readBuyerCode } from '~/bff/cookies/buyer-code.server';
import { countBuyerCode } from '~/bff/limits/orders.server';
import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { evenly } from '~/bff/waiting/even-time.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import { UpstreamError } from '~/upstream/error';
import { buyerForm, type BuyerRejection } from './buyer-form.server';

/**
 * Takes the code of the letter with the phone of the order, and keeps the proof in this session. A refusal does not tell
 * which of the two was wrong, and takes the same time.
 * @returns null when it is proven
 */
export async function takeBuyerCode(
  context: RequestContext,
  token: string,
  form: PostedForm,
): Promise<BuyerRejection | null> {
  const { market, upstream } = context;
  const t = withPhoneSample(getTranslator(market.locale, 'errors'), market);
  const { value, reject } = readSubmission(buyerForm, form, t, market);
  if (!value) return reject();
  const awaited = await readBuyerCode(context, token);
  const letter = letterKeyOf(context, token);
  const verdict = await countBuyerCode(context, token);
  if (!verdict.isAllowed) return reject({ status: 429, message: t('upstream.tooManyRequests') });
  return evenly<BuyerRejection | null>(
    (async () => {
      if (!awaited || !letter) return reject({ message: t('validation.codeOver') });
      try {
        const proof = { ...value, attemptToken: awaited.attemptToken };
        const { grant } = await upstream.documents.proveBuyer(letter.key, proof);
        securityEvent(context, { kind: 'code', outcome: 'success', detail: 'order' });
        await Promise.all([verdict.refundPoint(), keepProof(context, token, grant), dropBuyerCode(context, token)]);
        return null;
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        securityEvent(context, { kind: 'code', outcome: 'failure', detail: 'order' });
        if (error.code === 'InvalidAuthInfo') return reject({ errors: { code: 'buyerWrong' } });
        if (error.kind === 'invalid' || error.kind === 'conflict') return reject({ message: t('validation.codeOver') });
        return reject({ status: 503, message: t('upstream.unavailable') });
      }
    })(),
    (rejected) => rejected !== null,
  );
}
