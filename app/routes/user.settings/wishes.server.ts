import type { PostedForm } from '~/forms/posted-form.server';
import type { RequestContext } from '~/bff/request/context';
import { rememberChoice } from '~/bff/request/market.server';
import { readSubmission } from '~/forms/submission.server';
import { getTranslator } from '~/i18n/translator.server';
import { chooseMarket } from '~/market/choose';
import { accountCurrency } from '~/market/resolve';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { lettersForm, marketForm } from './form.server';
import { rejectionAfter } from './rejections.server';
import type { Outcome } from './sections';

/** Saves the wanted e-mails and the consents. */
export async function submitLetters(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { brand, market, upstream } = context;
  const { value, reject } = readSubmission(lettersForm, form, getTranslator(market.locale, 'errors'), brand);
  if (!value) return { rejected: reject() };
  try {
    await upstream.account.updateAccount(token, value);
    return { saved: { section: 'letters' } };
  } catch (error) {
    return { rejected: reject(rejectionAfter(error, context)) };
  }
}

/**
 * Saves the account's language, country and currency, also for this browser. Ignores values that the brand does not
 * have.
 */
export async function submitMarket(context: RequestContext, token: AuthToken, form: PostedForm): Promise<Outcome> {
  const { brand, market, upstream } = context;
  const { value, reject } = readSubmission(marketForm, form, getTranslator(market.locale, 'errors'));
  if (!value) return { rejected: reject() };
  const choice = chooseMarket(brand, market, value);
  try {
    await upstream.account.updateAccount(token, {
      language: choice.locale,
      country: choice.country,
      currency: accountCurrency(choice),
    });
    rememberChoice(context, choice);
    return { saved: { section: 'market' } };
  } catch (error) {
    return { rejected: reject(rejectionAfter(error, context)) };
  }
}
