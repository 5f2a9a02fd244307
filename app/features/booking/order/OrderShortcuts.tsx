import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import type { Shortcut } from './shortcut';
import styles from './OrderShortcuts.module.css';

/** Leads to the things for which people open an order; nothing without links. @param isBeside a narrow column has them */
export function OrderShortcuts({ links, isBeside = false }: { links: readonly Shortcut[]; isBeside?: boolean }) {
  const { t } = useTranslation('order');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('shortcuts')} className={styles.nav}>
      <ul className={isBeside ? `${styles.shortcuts} ${styles.beside}` : styles.shortcuts} role="list">
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
