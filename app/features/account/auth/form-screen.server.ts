import type { RequestContext } from '~/bff/request/context';
import type { Translate } from '~/i18n/translate';
import { authHref, type AuthForm, type WayOn } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';
import type { AuthFormScreen } from './auth-screen';

export type AuthFormFacts = {
  view: AuthForm;
  wayOn: WayOn;
  /** Initial value, typed on an earlier form. */
  email?: string;
  /** Sign-in options other than a password. */
  social?: SocialButtonsView | null;
};

/** Builds a form of specification 3 §2. @param t reads the namespace `account` */
export function formScreen(
  { view, wayOn, email = '', social = null }: AuthFormFacts,
  { brand, market }: Pick<RequestContext, 'brand' | 'market'>,
  t: Translate,
): AuthFormScreen {
  return {
    view,
    email,
    title: t(`${view}.title`),
    links: {
      login: authHref('login', wayOn),
      registration: authHref('registration', wayOn),
      reset: authHref('reset', wayOn),
      code: authHref('code', wayOn),
      passkey: authHref('passkey', wayOn),
    },
    reason: view === 'login' && wayOn.reason ? t(`login.reason.${wayOn.reason}`) : null,
    homePath: market.homePath,
    welcomesNewcomers: view === 'login' && brand.welcomesNewcomers,
    asksPrivacyConsent: view === 'registration' && brand.asksPrivacyConsent,
    // A visitor who requests a letter has already chosen how to sign in.
    social: view === 'reset' || view === 'code' ? null : social,
  };
}
