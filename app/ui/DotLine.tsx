import { Fragment } from 'react';
import styles from './DotLine.module.css';

/** Short facts in a line with dots between them. Where it wraps, no dot stands at an end of a line, and no fact is torn. */
export function DotLine({ parts }: { parts: readonly string[] }) {
  return (
    <span className={styles.dots}>
      {parts.map((part) => (
        <Fragment key={part}>
          <span>{part}</span>{' '}
        </Fragment>
      ))}
    </span>
  );
}
