import type { ReactNode } from 'react';
import styles from './StatusMark.module.css';

export type StatusMarkProps = { tone: 'good' | 'warning' | 'danger' | 'info' | 'neutral'; children: ReactNode };

/** Says in a few words where something stands. The words say it all; the colour only repeats them. */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return <p className={`${styles.mark} ${styles[tone]}`}>{children}</p>;
}
