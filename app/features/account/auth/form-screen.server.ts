import type { RequestContext } from '~/bff/request/context';
import type { Translate } from '~/i18n/translate';
import { authHref, type AuthForm, type WayOn } from '~/market/auth-address';
import type { SocialButtonsView } from './social/social-buttons-view';
import { NO_PROBLEM, type AuthFormScreen, type AuthProblem, type AuthValues } from './auth-screen';

/** As a form stands first: one is remembered unless one says otherwise (specification 3 §3), and agrees to nothing. */
const FIRST_VALUES: Omit<AuthValues, 'email'> = {
  isRemembered: true,
  hasPrivacyConsent: false,
  hasMarketingConsent: false,
};

export type AuthFormFacts = {
  view: AuthForm;
  wayOn: WayOn;
  /** Typed before, for a form that stands first. */
  email?: string;
  values?: AuthValues;
  problem?: AuthProblem;
  /** Other ways in than a password. */
  social?: SocialButtonsView | null;
};

/** A form of specification 3 §2. @param t reads the namespace `account` */
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
    // Whoever waits for a letter has chosen a way in.
    social: view === 'reset' || view === 'code' ? null : social,
  };
}
