import { Link, useLocation } from '@remix-run/react';
import { authHref } from '~/market/auth-address';
import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';
import { supportHref } from '../support/support-menu';
import { Dropdown } from './Dropdown';
import styles from './Header.module.css';
import { helpEntries } from './help-entries';

/**
 * The help entries. A chat opens over the current page; the others are pages without scripts. Where needed, a guest
 * signs in first and then continues to the entry's page (specification 1 §2).
 */
export function HelpMenu({
  homePath,
  isGuest,
  hasChat,
  hasAssistant,
}: {
  homePath: string;
  isGuest: boolean;
  hasChat: boolean;
  hasAssistant: boolean;
}) {
  const { t } = useTranslation('common');
  const supportUrl = supportHref(useLocation());
  const chatUrl = hasChat ? supportUrl : null;
  return (
    <Dropdown icon="help" title={t('help.title')}>
      <ul role="list" className={styles.entries}>
        {helpEntries({ homePath, chatUrl, hasAssistant }).map(({ name, url, rel, isWithAuth }) => {
          const asksToSignIn = isWithAuth && isGuest;
          const to = asksToSignIn ? authHref('login', { from: url, reason: 'chat' }) : url;
          return (
            <li key={name}>
              <Link className={styles.entry} to={to} rel={rel} reloadDocument={to !== chatUrl} preventScrollReset>
                {t(`help.${name}`)}
                {asksToSignIn ? <span className={prose.soft}>{t('help.onlyAuthorized')}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
