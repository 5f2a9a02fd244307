import type { RequestContext } from '~/bff/context';
import { authHref, type AuthForm, type WayOn } from '~/features/account/auth-address';
import type { AuthOutcome } from '~/features/account/auth-note.server';
import {
  NO_PROBLEM,
  type AuthFormScreen,
  type AuthOutcomeScreen,
  type AuthProblem,
  type AuthValues,
} from '~/features/account/auth-screen';
import { inboxOf } from '~/features/account/mail-providers';
import { AFTER_SIGN_IN } from '~/features/account/way-on.server';
import type { Translate } from '~/i18n/use-translation';

/** As a form stands first: one is remembered unless one says otherwise (specification 3 §3), and agrees to nothing. */
const FIRST_VALUES: AuthValues = {
  email: '',
  isRemembered: true,
  hasPrivacyConsent: false,
  hasMarketingConsent: false,
};

export type AuthFormFacts = {
  view: AuthForm;
  wayOn: WayOn;
  values?: AuthValues;
  problem?: AuthProblem;
};

/** A form of specification 3 §2. @param t reads the namespace `account` */
export function formScreen(
  { view, wayOn, values = FIRST_VALUES, problem = NO_PROBLEM }: AuthFormFacts,
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
    },
    reason: view === 'login' && wayOn.reason ? t(`login.reason.${wayOn.reason}`) : null,
    homePath: market.homePath,
    welcomesNewcomers: view === 'login' && brand.welcomesNewcomers,
    asksPrivacyConsent: view === 'registration' && brand.asksPrivacyConsent,
    values,
    problem,
  };
}

/** A view that says what has been done. @param t reads the namespace `account` */
export function outcomeScreen(
  { view, email }: { view: AuthOutcome; email: string },
  { url, market }: Pick<RequestContext, 'url' | 'market'>,
  t: Translate,
): AuthOutcomeScreen {
  const close = {
    success_register: { href: market.homePath, label: t('success_register.close') },
    reset_success: { href: AFTER_SIGN_IN, label: t('reset_success.close') },
    passwordResetRequestSuccess: { href: '/auth/login', label: t('passwordResetRequestSuccess.close') },
  }[view];
  return {
    title: t(`${view}.title`),
    text: t(`${view}.text`, { email }),
    inbox: view === 'reset_success' ? null : inboxOf(email, url.hostname),
    close,
  };
}
