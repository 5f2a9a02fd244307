import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { withPhoneSample } from '~/i18n/phone-message.server';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { personalForm, phoneForm } from './form.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';

/** Saves the personal data. */
export async function submitPersonal(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { market, upstream } = context;
  const { value, reject } = readSubmission(personalForm, form, getTranslator(market.locale, 'errors'), market);
  if (!value) return { rejected: reject() };
  try {
    await upstream.account.updateProfile(token, value);
    return { saved: { section: 'personal' } };
  } catch (error) {
    return { rejected: reject(rejectionAfter(error, context)) };
  }
}

/** Saves or removes the phone. */
export async function submitPhone(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { market, upstream } = context;
  const tErrors = withPhoneSample(getTranslator(market.locale, 'errors'), market);
  const { value, reject } = readSubmission(phoneForm, form, tErrors, market);
  if (!value) return { rejected: reject() };
  try {
    await upstream.account.updateProfile(token, value);
    return { saved: { section: 'phone' } };
  } catch (error) {
    return { rejected: reject(rejectionAfter(error, context)) };
  }
}
