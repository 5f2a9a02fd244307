import type { ReactNode } from 'react';
import styles from './StickyBar.module.css';

/** Keeps the button of a form in view, with what it is about beside it; the form holds the bar. */
export function StickyBar({ text, children }: { text?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      {text}
      {children}
    </div>
  );
}
