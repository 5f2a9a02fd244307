import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './PageColumn.module.css';

type PageColumnProps = {
  /** The page above this one. */
  back: { path: string; label: string };
  children: ReactNode;
};

/** A page about one thing: one column, with the way back above it. */
export function PageColumn({ back, children }: PageColumnProps) {
  return (
    <div className={styles.page}>
      <a className={styles.back} href={back.path}>
        <Icon name="arrow-left" />
        {back.label}
      </a>
      {children}
    </div>
  );
}
