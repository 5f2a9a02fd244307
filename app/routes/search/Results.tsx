import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { OfferCard } from './OfferCard';
import { Pages } from './Pages';
import styles from './Results.module.css';
import type { ResultsScreen } from './results.server';
import { TicketDialog } from './TicketDialog';

/** One page of offers, in an order that links can change. */
export function Results({ results }: { results: ResultsScreen }) {
  const { t } = useTranslation('search');
  return (
    <>
      <div className={styles.toolbar}>
        <p className={styles.count}>
          <strong>{results.count}</strong> <span>{t('results.priceNote')}</span>
        </p>
        <SortMenu sorting={results.sorting} />
      </div>
      <ol className={styles.cards} role="list">
        {results.cards.map((card) => (
          <li key={card.key}>
            <OfferCard card={card} />
          </li>
        ))}
      </ol>
      <Pages results={results} />
      {results.ticket ? <TicketDialog ticket={results.ticket} /> : null}
    </>
  );
}

function SortMenu({ sorting }: { sorting: ResultsScreen['sorting'] }) {
  const { t } = useTranslation('search');
  return (
    // A new key closes the list after a choice, when the page is not loaded anew.
    <details key={sorting.label} className={styles.sort} data-testid="sort-dropdown">
      <summary className={styles.sortSummary}>
        <span className={styles.sortLabel}>{t('results.sortLabel')}:</span> {sorting.label}
      </summary>
      <ul className={styles.sortList} role="list" data-testid="sort-dropdown-list">
        {sorting.options.map((option) => (
          <li key={option.text}>
            <Link
              to={option.path}
              className={styles.sortOption}
              aria-current={option.isCurrent ? 'true' : undefined}
              preventScrollReset
            >
              <span>{option.text}</span>
              {option.isDescending ? <span className={styles.direction}>{t('results.descending')}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
