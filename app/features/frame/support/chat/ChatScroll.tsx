import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import type { ChatScreen } from '../chat-screen';
import { ChatMessages } from './ChatMessages';
import styles from './ChatWidget.module.css';

/** A visitor who has scrolled up farther than this is reading; the newest message does not take that away. */
const NEAR_PX = 80;

/** The scrolling messages of the widget: the newest in view, or a button with the number of new ones below. */
export function ChatScroll({ screen }: { screen: ChatScreen }) {
  const { t } = useTranslation('chat');
  const box = useRef<HTMLDivElement>(null);
  /** Id of the last message that was in view. */
  const [seen, setSeen] = useState(0);
  const last = screen.entries.at(-1);
  const isNear = useRef(true);

  function toEnd() {
    box.current?.scrollTo({ top: box.current.scrollHeight });
    setSeen(last?.id ?? 0);
  }

  useEffect(() => {
    if (isNear.current || last?.isOwn) toEnd();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new message scrolls
  }, [last?.id]);

  function onScroll() {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    isNear.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    if (isNear.current) setSeen(last?.id ?? 0);
  }

  const unread = screen.entries.filter(({ id, isOwn }) => id > seen && !isOwn).length;
  return (
    <div className={styles.body}>
      <div
        ref={box}
        className={styles.scroll}
        onScroll={onScroll}
        role="region"
        aria-label={t('messages')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard
        tabIndex={0}
      >
        <ChatMessages screen={screen} />
      </div>
      {unread > 0 && !isNear.current ? (
        <button type="button" className={styles.more} onClick={toEnd}>
          {t('newMessages', { count: unread })}
        </button>
      ) : null}
    </div>
  );
}
