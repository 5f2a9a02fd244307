import type { ReactNode } from 'react';
import styles from './PriceProgress.module.css';

/** Tells in one line how far the prices of a page are. */
export function PriceProgress({ children }: { children: ReactNode }) {
  return (
    <p className={styles.line} role="status">
      <span className={styles.mark} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
