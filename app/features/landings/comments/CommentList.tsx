import type { CommentItem } from './comment-items.server';
import styles from './CommentList.module.css';

/** Comments of visitors, the latest first. */
export function CommentList({ comments }: { comments: readonly CommentItem[] }) {
  return (
    <ul role="list" className={styles.list}>
      {comments.map(({ id, author, text, date }) => (
        <li key={id} className={styles.comment}>
          <p className={styles.head}>
            <b className={styles.author}>{author}</b>{' '}
            <time dateTime={date.at} className={styles.date}>
              {date.text}
            </time>
          </p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
