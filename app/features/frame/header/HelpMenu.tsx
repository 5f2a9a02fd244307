import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { supportHref } from '../support/support-menu';
import { Dropdown } from './Dropdown';
import styles from './Header.module.css';
import { helpEntries } from './help-entries';

/** Five ways to help. The chat opens over the page that one is on; the others are pages without scripts. */
export function HelpMenu({ homePath }: { homePath: string }) {
  const { t } = useTranslation('common');
  const chatUrl = supportHref(useLocation());
  return (
    <Dropdown icon="help" title={t('help.title')}>
      <ul role="list" className={styles.entries}>
        {helpEntries({ homePath, chatUrl }).map(({ name, url, rel, isWithAuth }) => (
          <li key={name}>
            <Link className={styles.entry} to={url} rel={rel} reloadDocument={url !== chatUrl} preventScrollReset>
              {t(`help.${name}`)}
              {isWithAuth ? <span className={styles.hint}>{t('help.onlyAuthorized')}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
