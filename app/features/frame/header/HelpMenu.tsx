import { Link } from '@remix-run/react';
import { authHref } from '~/market/auth-address';
import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';
import { CHAT_ENTRY } from '../support/chat-path';
import { Dropdown } from './Dropdown';
import styles from './Header.module.css';
import { helpEntries } from './help-entries';

type HelpMenuProps = {
  homePath: string;
  isGuest: boolean;
  hasChat: boolean;
  hasAssistant: boolean;
  /** Answers in the chat that the visitor has not seen. */
  unread: number;
};

/**
 * The help entries, pages without scripts; with scripts the chat opens over the current page. Where needed, a guest
 * signs in first and then continues to the entry's page (specification 1 §2).
 */
export function HelpMenu({ homePath, isGuest, hasChat, hasAssistant, unread }: HelpMenuProps) {
  const { t } = useTranslation('common');
  const chatUrl = hasChat ? CHAT_ENTRY : null;
  return (
    <Dropdown icon="help" title={unread > 0 ? `${t('help.title')} (${unread})` : t('help.title')}>
      <ul role="list" className={styles.entries}>
        {helpEntries({ homePath, chatUrl, hasAssistant }).map(({ name, url, rel, isWithAuth }) => {
          const asksToSignIn = isWithAuth && isGuest;
          const to = asksToSignIn ? authHref('login', { from: url, reason: 'chat' }) : url;
          return (
            <li key={name}>
              <Link className={styles.entry} to={to} rel={rel} reloadDocument>
                {t(`help.${name}`)}
                {name === 'chat' && unread > 0 ? (
                  <span className={prose.soft}>{t('help.unread', { count: unread })}</span>
                ) : null}
                {asksToSignIn ? <span className={prose.soft}>{t('help.onlyAuthorized')}</span> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </Dropdown>
  );
}
