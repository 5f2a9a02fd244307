import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = {
  /** Hides the text only on screens narrower than this; wider ones show it. */
  below?: 'tablet' | 'desktop';
  children: ReactNode;
};

/** Text for screen readers, hidden visually everywhere or only on narrow screens. */
export function VisuallyHidden({ below, children }: VisuallyHiddenProps) {
  return <span className={styles[below ?? 'always']}>{children}</span>;
}
