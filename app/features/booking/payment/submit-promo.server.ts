import type { RequestContext } from '~/bff/request/context';
import { textOf } from '~/forms/form.server';
import { allowsPromoCode } from '~/bff/limits/orders.server';
import { settle } from '~/bff/waiting/pending.server';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure } from '~/upstream/error';
import { CODE_LENGTH, type PromoCodeAnswer } from '~/upstream/promo-code/contract';

/** Values of `intent` in the promo code form. */
export const PROMO_INTENTS = ['applyPromo', 'removePromo'] as const;

/** A rejected code: the input and a message. */
export type PromoFault = { value: string; error: string };
export type PromoOutcome = { fault: PromoFault; status: number } | null;

const KEEP_MS = 10_000;

/**
 * Applies a promo code to the booking or removes it (specification 2 §4, §7). Idempotent: joins a call in flight, and
 * keeps what is already done.
 * @returns null on success
 */
export async function submitPromoCode(context: RequestContext, token: string, form: FormData): Promise<PromoOutcome> {
  const { upstream, market } = context;
  const t = getTranslator(market.locale, 'booking');
  if (textOf(form, 'intent') === 'removePromo') {
    return verify(context, `promo remove ${token}`, '', () => upstream.promoCode.remove(token));
  }
  const code = textOf(form, 'promoCode').trim();
  const value = code.slice(0, CODE_LENGTH);
  if (code === '') return { fault: { value, error: t('promo.required') }, status: 400 };
  // Codes are worth money: limit guessing.
  if (!(await allowsPromoCode(context, token))) return { fault: { value, error: t('promo.tooMany') }, status: 429 };
  if (code.length > CODE_LENGTH) return refusal(context, value, { kind: 'invalid', code: 'promocodeInvalidCodeError' });
  return verify(context, `promo apply ${token} ${code}`, value, () => upstream.promoCode.apply(token, code));
}

async function verify(
  context: RequestContext,
  key: string,
  value: string,
  start: () => Promise<PromoCodeAnswer>,
): Promise<PromoOutcome> {
  const outcome = await settle(key, start, { keepMs: KEEP_MS });
  if (outcome.state === 'ready') return null;
  return refusal(
    context,
    value,
    outcome.state === 'failed' ? outcome.error : { kind: 'timeout', code: 'timeoutError' },
  );
}

function refusal(context: RequestContext, value: string, error: Parameters<typeof describeFailure>[0]): PromoOutcome {
  const { status, messageKey } = describeFailure(error);
  return { fault: { value, error: getTranslator(context.market.locale, 'errors')(messageKey) }, status };
}
