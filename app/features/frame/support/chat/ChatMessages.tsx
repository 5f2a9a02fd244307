import { useTranslation } from '~/i18n/use-translation';
import { StatusMark } from '~/ui/StatusMark';
import prose from '~/ui/prose.module.css';
import type { ChatScreen } from '../chat-screen';
import styles from './ChatMessages.module.css';

/** Shows where a conversation stands and everything that was said, on the page and in the widget. */
export function ChatMessages({ screen }: { screen: ChatScreen }) {
  const { t } = useTranslation('chat');
  const { status, notes, entries } = screen;
  return (
    <>
      {status ? <StatusMark tone={status.tone}>{status.text}</StatusMark> : <p>{t('lead')}</p>}
      {notes.length > 0 ? (
        <ul role="list" className={`${styles.notes} ${prose.soft}`}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      ) : null}
      {entries.length > 0 ? (
        <ol role="list" className={styles.entries} aria-label={t('messages')}>
          {entries.map(({ id, isOwn, author, text, lang, time }) => (
            <li key={id} className={isOwn ? styles.own : styles.other}>
              <p className={styles.author}>
                <strong>{author}</strong> <time dateTime={time.at}>{time.text}</time>
              </p>
              <p className={styles.text} lang={lang ?? undefined} dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}
