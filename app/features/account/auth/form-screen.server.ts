import type { RequestContext } from '~/bff/request/context';
import type { Translate } from '~/i18n/translate';
import { authHref, type AuthForm, type WayOn } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';
import { NO_PROBLEM, type AuthFormScreen, type AuthProblem, type AuthValues } from './auth-screen';

/** Initial values: remembered by default (specification 3 §3), no consent given. */
const FIRST_VALUES: Omit<AuthValues, 'email'> = {
  isRemembered: true,
  hasPrivacyConsent: false,
  hasMarketingConsent: false,
};

export type AuthFormFacts = {
  view: AuthForm;
  wayOn: WayOn;
  /** E-mail typed on another form, as an initial value. */
  email?: string;
  values?: AuthValues;
  problem?: AuthProblem;
  /** Sign-in options other than a password. */
  social?: SocialButtonsView | null;
};

/** Builds a form of specification 3 §2. @param t reads the namespace `account` */
export function formScreen(
  { view, wayOn, email = '', values = { ...FIRST_VALUES, email }, problem = NO_PROBLEM, social = null }: AuthFormFacts,
  { brand, market }: Pick<RequestContext, 'brand' | 'market'>,
  t: Translate,
): AuthFormScreen {
  return {
    view,
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
    values,
    problem,
    // A visitor who requests a letter has already chosen how to sign in.
    social: view === 'reset' || view === 'code' ? null : social,
  };
}
