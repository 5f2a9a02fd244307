import type { RequestContext } from '~/bff/request/context';
import type { Translate } from '~/i18n/translate';
import { authHref, type AuthForm, type ReturnUrl } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';
import type { AuthFormScreen } from './auth-screen';

export type AuthFormFacts = {
  view: AuthForm;
  returnUrl: ReturnUrl;
  /** Initial value, typed on an earlier form. */
  email?: string;
  /** Sign-in options other than a password. */
  social?: SocialButtonsView | null;
};

/** Builds a form of specification 3 §2. @param t reads the namespace `account` */
export function formScreen(
  { view, returnUrl, email = '', social = null }: AuthFormFacts,
  { brand, market }: Pick<RequestContext, 'brand' | 'market'>,
  t: Translate,
): AuthFormScreen {
  return {
    view,
    email,
    title: t(`${view}.title`),
    links: {
      login: authHref('login', returnUrl),
      registration: authHref('registration', returnUrl),
      reset: authHref('reset', returnUrl),
      code: authHref('code', returnUrl),
      passkey: authHref('passkey', returnUrl),
    },
    reason: view === 'login' && returnUrl.reason ? t(`login.reason.${returnUrl.reason}`) : null,
    homePath: market.homePath,
    welcomesNewcomers: view === 'login' && brand.welcomesNewcomers,
    asksPrivacyConsent: view === 'registration' && brand.asksPrivacyConsent,
    // A visitor who requests a letter has already chosen how to sign in.
    social: view === 'reset' || view === 'code' ? null : social,
  };
}
