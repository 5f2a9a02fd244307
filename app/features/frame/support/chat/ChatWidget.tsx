import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { CHAT_PATH } from '../chat-path';
import { ChatForm } from './ChatForm';
import { hasFailed } from './chat-state';
import styles from './ChatWidget.module.css';
import { ChatScroll } from './ChatScroll';
import { returnFocus } from './return-focus';
import { useChat } from './use-chat';

export type ChatWidgetProps = {
  /** Hidden while the dialog about a failure is open. */
  isHidden: boolean;
  onFailure: () => void;
};

/**
 * The chat over a page: a sheet from below on a phone, a panel in the corner on a wide screen. The page behind stays in
 * reach. It is hidden while the dialog about a failure is open.
 */
export function ChatWidget({ isHidden, onFailure }: ChatWidgetProps) {
  const { t } = useTranslation('chat');
  const { t: common } = useTranslation('common');
  const { state, send, hide } = useChat(!isHidden);
  const { isShown, screen, news } = state;
  const isOpen = isShown && !isHidden;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const isFailure = isOpen && hasFailed(state);

  useEffect(() => {
    if (isFailure) onFailure();
  }, [isFailure, onFailure]);

  useEffect(() => {
    if (!isOpen) return;
    if (document.activeElement !== document.body) opener.current = document.activeElement;
    heading.current?.focus();
  }, [isOpen]);

  function close() {
    hide();
    returnFocus(opener.current);
  }

  // Kept while it is closed: what is being typed stays.
  if (!isShown && !screen) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside
    <section
      hidden={!isOpen}
      role="dialog"
      aria-labelledby={titleId}
      className={styles.widget}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <div className={styles.header}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h2>
        <a href={CHAT_PATH} className={styles.control} aria-label={t('page')} title={t('page')}>
          <Icon name="document" />
        </a>
        <button type="button" className={styles.control} onClick={close} aria-label={common('close')}>
          <Icon name="close" large />
        </button>
      </div>
      {screen ? <ChatScroll screen={screen} /> : <p className={styles.loading}>{t('loading')}</p>}
      {screen && state.failures > 0 ? <p className={styles.lost}>{t('lost')}</p> : null}
      {screen ? <ChatForm form={screen.form} send={send} /> : null}
      <VisuallyHidden>
        <span role="status">
          {news ? (news.count === 1 ? news.text : t('newMessages', { count: news.count })) : ''}
        </span>
      </VisuallyHidden>
    </section>
  );
}
