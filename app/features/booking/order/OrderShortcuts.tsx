import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import type { Shortcut } from './shortcut';
import styles from './OrderShortcuts.module.css';

/** Leads to the things for which people open an order; nothing without links. */
export function OrderShortcuts({ links }: { links: readonly Shortcut[] }) {
  const { t } = useTranslation('order');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('shortcuts')} className={styles.nav}>
      <ul className={styles.shortcuts} role="list">
        {links.map(({ path, label, icon }) => (
          <li key={path}>
            <a href={path}>
              <Icon name={icon} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
