import { useLocation } from '@remix-run/react';
import { authHref } from '~/features/account/auth-address';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';

/** Leads to the log-in and back to this page; with JavaScript the log-in opens over it (AuthDialogs). */
export function SignInButton() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  return (
    <ButtonLink
      to={authHref('login', { from: pathname + search })}
      rel="nofollow"
      variant="secondary"
      testId="open-auth-modal-button"
      reloadDocument
    >
      {t('frame.signIn')}
    </ButtonLink>
  );
}
