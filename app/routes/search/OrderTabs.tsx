import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './OrderTabs.module.css';
import type { ResultsScreen } from './results.server';
import { SortMenu } from './SortMenu';

/** The three orders that most people want, each with price and duration of its first offer, then the menu of all. */
export function OrderTabs({ sorting }: { sorting: ResultsScreen['sorting'] }) {
  const { t } = useTranslation('search');
  return (
    <nav className={styles.tabs} aria-label={t('results.sortLabel')}>
      <div className={styles.orders}>
        {sorting.tabs.map(({ title, price, duration, isReturn, path, isCurrent }) => (
          <Link
            key={title}
            to={path}
            className={styles.tab}
            aria-current={isCurrent ? 'true' : undefined}
            preventScrollReset
            data-testid="order-tab"
          >
            <strong className={styles.title}>{title}</strong> <span className={styles.price}>{price}</span>{' '}
            {isReturn ? <VisuallyHidden below="tablet">{duration}</VisuallyHidden> : duration}
          </Link>
        ))}
      </div>
      <SortMenu sorting={sorting} />
    </nav>
  );
}
