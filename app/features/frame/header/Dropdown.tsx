import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/ui/Icon';
import styles from './Header.module.css';
import { MENU } from './use-open-menus';

export type DropdownProps = {
  icon: IconName;
  title: string;
  /** Accessible name, for users who cannot see the neighbouring entries. */
  label?: string;
  children: ReactNode;
};

/** A header menu: drops down on a wide screen, unfolds in place in a phone's menu. Only one is open at a time. */
export function Dropdown({ icon, title, label, children }: DropdownProps) {
  return (
    <div className={styles.dropdown}>
      <details {...MENU} name="header-menu">
        <summary className={styles.link} aria-label={label}>
          <Icon name={icon} />
          <span>{title}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.drop}>{children}</div>
      </details>
    </div>
  );
}
