import type { ReactNode } from 'react';
import { Icon, type IconName } from '~/ui/Icon';
import styles from './Header.module.css';
import { MENU } from './use-open-menus';

export type DropdownProps = {
  icon: IconName;
  title: string;
  /** What is read to those who do not see it beside the others. */
  label?: string;
  children: ReactNode;
};

/** A menu of the header: drops down on a wide screen, unfolds in place in the menu of a phone. One at a time is open. */
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
