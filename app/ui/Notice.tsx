import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import styles from './Notice.module.css';

const ICONS: Record<NoticeKind, IconName> = { info: 'info', warning: 'warning', danger: 'warning', good: 'check' };

type NoticeKind = 'info' | 'warning' | 'danger' | 'good';

export type NoticeProps = {
  kind: NoticeKind;
  /** Omitted where the heading of the page says it. */
  title?: string;
  children?: ReactNode;
  /** `alert` for an event that needs attention at once, `status` for quiet news; omitted for static content. */
  role?: 'alert' | 'status';
  /** Takes focus because it explains why the page is shown again to keyboard and screen-reader users. */
  takesFocus?: boolean;
};

/**
 * A notice inside a page: news, a price change, a refusal. Icon and words state the kind, so that colour is not the
 * only cue.
 */
export function Notice({ kind, title, children, role, takesFocus }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={role}
      {...(takesFocus ? { tabIndex: -1, autoFocus: true } : {})}
    >
      <Icon name={ICONS[kind]} large />
      <div className={styles.text}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
