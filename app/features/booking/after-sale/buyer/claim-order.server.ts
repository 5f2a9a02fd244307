import { verifyAccount } from '~/bff/account/account.server';
import { countBuyerCode } from '~/bff/limits/orders.server';
import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import { UpstreamError } from '~/upstream/error';
import { phoneForm, type BuyerRejection } from './buyer-form.server';

/**
 * Takes the phone of an order that the account has by its address alone, and makes the order the account's own. Wrong
 * phones are counted as wrong codes are, and by the service.
 * @returns null when it is the account's; `taken`: another account's, which alone changes it
 */
export async function claimOrder(
  context: RequestContext,
  token: string,
  form: PostedForm,
): Promise<BuyerRejection | 'taken' | null> {
  const { market, upstream } = context;
  const t = withPhoneSample(getTranslator(market.locale, 'errors'), market);
  const { value, reject } = readSubmission(phoneForm, form, t, market);
  if (!value) return reject();
  const verdict = await countBuyerCode(context, token);
  if (!verdict.isAllowed) return reject({ status: 429, message: t('upstream.tooManyRequests') });
  const signIn = await verifyAccount(context);
  if (signIn.state !== 'signedIn') return reject({ status: 503, message: t('upstream.unavailable') });
  try {
    await upstream.account.claimBooking(signIn.account.token, token, value.phone);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    securityEvent(context, { kind: 'code', outcome: 'failure', detail: 'order', account: signIn.account.id });
    if (error.code === 'InvalidAuthInfo') return reject({ errors: { phone: 'notPhoneOfOrder' } });
    if (error.code === 'SignInAttemptsEnded') {
      return reject({ status: 429, message: getTranslator(market.locale, 'buyer')('address.triesOver') });
    }
    if (error.code === 'wrongAction') return 'taken';
    return reject({ status: 503, message: t('upstream.unavailable') });
  }
  securityEvent(context, { kind: 'code', outcome: 'success', detail: 'order', account: signIn.account.id });
  await verdict.refundPoint();
  return null;
}
