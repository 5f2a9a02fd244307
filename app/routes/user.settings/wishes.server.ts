import type { RequestContext } from '~/bff/request/context';
import { textOf } from '~/forms/form.server';
import { rememberChoice } from '~/bff/request/market.server';
import { getTranslator } from '~/i18n/translator.server';
import { chooseMarket } from '~/market/choose';
import { accountCurrency } from '~/market/resolve';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { refusalsOf } from './refusals.server';
import type { Outcome } from './sections';

/** Letters and consents. Where advertising needs a consent of its own, there is no newsletter without it. */
export async function submitLetters(context: RequestContext, token: AuthToken, form: FormData): Promise<Outcome> {
  const { brand, market, upstream } = context;
  const wantsNewsletter = form.get('newsletter') !== null;
  const hasAdsConsent = brand.asksPrivacyConsent ? form.get('adsConsent') !== null : wantsNewsletter;
  const refusals = refusalsOf(context, 'letters', {
    newsletter: wantsNewsletter ? 'on' : '',
    adsConsent: hasAdsConsent ? 'on' : '',
  });
  if (wantsNewsletter && !hasAdsConsent) {
    return refusals.fields({ adsConsent: getTranslator(market.locale, 'profile')('settings.letters.needsConsent') });
  }
  try {
    await upstream.account.updateAccount(token, { wantsNewsletter, hasAdsConsent });
    return { saved: { section: 'letters' } };
  } catch (error) {
    return refusals.failed(error);
  }
}

/** Language, country and currency of the account; this browser follows. What the brand does not have is passed over. */
export async function submitMarket(context: RequestContext, token: AuthToken, form: FormData): Promise<Outcome> {
  const { brand, market, upstream } = context;
  const values = {
    locale: textOf(form, 'locale'),
    country: textOf(form, 'country'),
    currency: textOf(form, 'currency'),
  };
  const choice = chooseMarket(brand, market, values);
  try {
    await upstream.account.updateAccount(token, {
      language: choice.locale,
      country: choice.country,
      currency: accountCurrency(choice),
    });
    rememberChoice(context, choice);
    return { saved: { section: 'market' } };
  } catch (error) {
    return refusalsOf(context, 'market', values).failed(error);
  }
}
