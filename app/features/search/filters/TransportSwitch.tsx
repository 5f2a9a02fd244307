import { Link } from '@remix-run/react';
import type { FiltersScreen } from './filters-view';
import styles from './TransportSwitch.module.css';

/** Switches between all offers, planes and trains; renders nothing where there is only one kind. */
export function TransportSwitch({ transport }: Pick<FiltersScreen, 'transport'>) {
  if (!transport) return null;
  return (
    <nav className={styles.switch} aria-label={transport.title} data-testid="transport-switch">
      {transport.links.map(({ text, count, price, path, isCurrent }) => (
        <Link key={text} to={path} className={styles.kind} aria-current={isCurrent || undefined} preventScrollReset>
          <span>
            {text} <span className={styles.soft}>{count}</span>
          </span>
          <span className={`${styles.soft} ${styles.price}`}>{price}</span>
        </Link>
      ))}
    </nav>
  );
}
