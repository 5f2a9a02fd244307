import type { ReactNode } from 'react';
import styles from './Fold.module.css';
import { Icon } from './Icon';

/** A row that opens what is below it, without a script. */
export function Fold({ title, isOpen, children }: { title: ReactNode; isOpen?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
