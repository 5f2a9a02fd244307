import { useLocation } from '@remix-run/react';
import { authHref } from '~/market/auth-address';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { DocumentLink } from '~/ui/DocumentLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Header.module.css';

/**
 * Links to the sign-in page and back; with JavaScript the sign-in opens over this page (AuthDialog). Always visible:
 * an icon beside the menu on a small screen, a button at the end of the row on a wide one.
 */
export function SignInButton() {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  return (
    <DocumentLink
      to={authHref('login', { from: pathname + search })}
      rel="nofollow"
      className={`${styles.place} ${styles.signIn}`}
      data-testid="open-auth-modal-button"
    >
      <Icon name="person" />
      <VisuallyHidden below="tablet">{t('frame.signIn')}</VisuallyHidden>
    </DocumentLink>
  );
}
