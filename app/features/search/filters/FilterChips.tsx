import { Link } from '@remix-run/react';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './FilterChips.module.css';
import type { FiltersScreen } from './filters-view';

/** Lists the chosen filters, each with a link that removes it. */
export function FilterChips({ filters: { chips, chipsTitle, remove, reset } }: { filters: FiltersScreen }) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} role="list" aria-label={chipsTitle}>
      {chips.map(({ text, path }) => (
        <li key={text}>
          <Link to={path} className={styles.chip} preventScrollReset data-testid="filter-chip">
            <VisuallyHidden>{remove}: </VisuallyHidden>
            {text}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {reset ? (
        <li>
          <Link to={reset.path} className={styles.reset} preventScrollReset data-testid="filter-reset">
            {reset.text}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
