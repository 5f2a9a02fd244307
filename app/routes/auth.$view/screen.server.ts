import type { RequestContext } from '~/bff/request/context';
import type { AuthOutcome } from '~/features/account/auth/auth-note.server';
import type { AuthOutcomeScreen } from '~/features/account/auth/auth-screen';
import { inboxOf } from '~/features/account/auth/mail-providers';
import { AFTER_SIGN_IN } from '~/features/account/auth/return-url.server';
import type { Translate } from '~/i18n/translate';

/** Builds a view that reports a finished action. @param t reads the namespace `account` */
export function outcomeScreen(
  { view, email }: { view: AuthOutcome; email: string },
  { url, market }: Pick<RequestContext, 'url' | 'market'>,
  t: Translate,
): AuthOutcomeScreen {
  const close = {
    success_register: { href: market.homePath, label: t('success_register.close') },
    reset_success: { href: AFTER_SIGN_IN, label: t('reset_success.close') },
    passwordResetRequestSuccess: { href: '/auth/login', label: t('passwordResetRequestSuccess.close') },
    email_changed: { href: '/user/settings', label: t('email_changed.close') },
  }[view];
  return {
    title: t(`${view}.title`),
    text: t(`${view}.text`, { email }),
    inbox: hasLetter(view) ? inboxOf(email, url.hostname) : null,
    close,
  };
}

/** Returns true for views that follow a letter. */
function hasLetter(view: AuthOutcome): boolean {
  return view === 'success_register' || view === 'passwordResetRequestSuccess';
}
