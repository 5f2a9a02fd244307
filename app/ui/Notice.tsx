import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

const ICONS: Record<NoticeKind, IconName> = { info: 'info', warning: 'warning', danger: 'warning', good: 'check' };

type NoticeKind = 'info' | 'warning' | 'danger' | 'good';

export type NoticeProps = {
  kind: NoticeKind;
  title: string;
  children?: ReactNode;
  /** `alert` for what just happened and matters at once, `status` for quiet news; nothing for what simply stands there. */
  role?: 'alert' | 'status';
  /** Why the page is shown again: the keyboard and who listens begin here. */
  takesFocus?: boolean;
};

/** A message inside a page: news, a price change, a refusal. The kind is also said by icon and words, not by colour alone. */
export function Notice({ kind, title, children, role, takesFocus }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={role}
      {...(takesFocus ? { tabIndex: -1, autoFocus: true } : {})}
    >
      <Icon name={ICONS[kind]} large />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
