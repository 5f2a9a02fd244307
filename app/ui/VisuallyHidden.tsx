import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export type VisuallyHiddenProps = {
  /** Hidden on screens narrower than this only; wider ones show it. */
  below?: 'tablet' | 'desktop';
  children: ReactNode;
};

/** Text that screen readers read and eyes do not see: everywhere, or where the screen has no room for it. */
export function VisuallyHidden({ below, children }: VisuallyHiddenProps) {
  return <span className={styles[below ?? 'always']}>{children}</span>;
}
