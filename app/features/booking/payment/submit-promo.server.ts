import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { currentAccount } from '~/bff/account/account.server';
import { allowsPromoCode } from '~/bff/limits/orders.server';
import { settle } from '~/bff/waiting/pending.server';
import type { RejectedSubmission } from '~/forms/rejected-submission';
import { pressedButton, readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { CODE_LENGTH, type PromoCodeAnswer } from '~/upstream/promo-code/contract';
import { promoForm } from './promo-form.server';

/** Values of `intent` in the promo code form. */
export const PROMO_INTENTS = ['applyPromo', 'removePromo'] as const;

export type PromoRejection = RejectedSubmission<'promoCode', 'promo'>;

const KEEP_MS = 10_000;

/**
 * Applies a promo code to the booking or removes it (specification 2 §4, §7). Idempotent: joins a call in flight, and
 * keeps what is already done.
 * @returns null on success
 */
export async function submitPromoCode(
  context: RequestContext,
  token: string,
  form: PostedForm,
): Promise<PromoRejection | null> {
  const { upstream, market } = context;
  const { value, reject } = readSubmission(promoForm, form, getTranslator(market.locale, 'errors'));
  const rejectAfter = (error: Pick<UpstreamError, 'kind' | 'code'>) => {
    const { status, messageKey } = describeFailure(error);
    return reject({ status, texts: { promoCode: getTranslator(market.locale, 'errors')(messageKey) } });
  };
  if (pressedButton(form) === 'removePromo') {
    const error = await failureOf(`promo remove ${token}`, () => upstream.promoCode.remove(token));
    return error && rejectAfter(error);
  }
  if (!value) return reject();
  const { promoCode } = value;
  // Codes are worth money: limit guessing.
  if (!(await allowsPromoCode(context, token))) {
    const tooMany = getTranslator(market.locale, 'booking')('promo.tooMany');
    return reject({ status: 429, texts: { promoCode: tooMany } });
  }
  if (promoCode.length > CODE_LENGTH) return rejectAfter({ kind: 'invalid', code: 'promocodeInvalidCodeError' });
  // A personal code is good for its account alone.
  const account = await currentAccount(context);
  const apply = () => upstream.promoCode.apply(token, promoCode, account?.token ?? null);
  const error = await failureOf(`promo apply ${token} ${promoCode} ${account?.id ?? ''}`, apply);
  return error && rejectAfter(error);
}

/** Returns the failure; null on success. */
async function failureOf(key: string, start: () => Promise<PromoCodeAnswer>) {
  const outcome = await settle(key, start, { keepMs: KEEP_MS });
  if (outcome.state === 'ready') return null;
  return outcome.state === 'failed' ? outcome.error : ({ kind: 'timeout', code: 'timeoutError' } as const);
}
