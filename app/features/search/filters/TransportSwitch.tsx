import { Link } from '@remix-run/react';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { FiltersScreen } from './filters-view';
import styles from './TransportSwitch.module.css';

/**
 * Switches between all offers, planes and trains; renders nothing where there is only one kind. On a narrow screen the
 * words stand small below icons, so that the whole switch, and with it the current kind, stays in view.
 */
export function TransportSwitch({ transport }: Pick<FiltersScreen, 'transport'>) {
  if (!transport) return null;
  return (
    <nav className={styles.switch} aria-label={transport.title} data-testid="transport-switch">
      {transport.links.map(({ text, icons, count, price, path, isCurrent }) => (
        <Link key={text} to={path} className={styles.kind} aria-current={isCurrent || undefined} preventScrollReset>
          <span className={styles.icons}>
            {icons.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </span>
          <span>
            {text}{' '}
            <VisuallyHidden below="tablet">
              <span className={styles.soft}>{count}</span>
            </VisuallyHidden>
          </span>
          <span className={`${styles.soft} ${styles.price}`}>{price}</span>
        </Link>
      ))}
    </nav>
  );
}
