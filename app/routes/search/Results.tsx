import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { FilterChips } from '~/features/search/filters/FilterChips';
import { Filters } from '~/features/search/filters/Filters';
import { NoMatch } from '~/features/search/filters/NoMatch';
import { later } from '~/ui/later';
import { OfferCard } from './OfferCard';
import { OrderTabs } from './OrderTabs';
import { Pages } from './Pages';
import { WayOut } from './WayOut';
import styles from './Results.module.css';
import type { ResultsScreen } from './results.server';
import type { PriceLevelView } from './screen.server';

const loadTicketDialog = async () => (await import('./TicketDialog')).TicketDialog;
const TicketDialog = later(loadTicketDialog);

export type ResultsProps = {
  results: ResultsScreen;
  level: PriceLevelView | null;
  /** All offers are there. */
  isComplete: boolean;
};

/** Shows one page of offers, the filters and links for the order, in the grid around them. */
export function Results({ results, level, isComplete }: ResultsProps) {
  // Opening a ticket then waits for its data only.
  useEffect(() => void loadTicketDialog().catch(() => null), []);
  const isChanging = useNavigation().location?.pathname === '/search';
  return (
    <>
      {results.sorting.tabs.length > 0 ? <OrderTabs sorting={results.sorting} /> : null}
      <Filters filters={results.filters} />
      <FilterChips filters={results.filters} />
      {/* The complete list replaces the first offers as a new element, so that nothing appears to move. */}
      <div
        key={isComplete ? 'all' : 'first'}
        className={isChanging ? `${styles.list} ${styles.changing}` : styles.list}
      >
        <NoMatch filters={results.filters} />
        {results.wayOut ? <WayOut way={results.wayOut} /> : null}
        {level && results.cards.length > 0 ? (
          <details className={styles.level} data-testid="price-level">
            <summary>{level.title}</summary>
            <Scale scale={level.scale} />
            <p>
              {level.text}. <a href={level.year.path}>{level.year.text}</a>
            </p>
          </details>
        ) : null}
        <ol className={styles.cards} role="list">
          {results.cards.map((card) => (
            <li key={card.key}>
              <OfferCard card={card} highlights={results.highlights} />
            </li>
          ))}
        </ol>
        <Pages results={results} />
        <details className={styles.rule} data-testid="sort-rule">
          <summary>{results.sorting.rule.title}</summary>
          <p>{results.sorting.rule.text}</p>
        </details>
      </div>
      {results.ticket ? <TicketDialog key={results.ticket.best.path} ticket={results.ticket} /> : null}
    </>
  );
}

/**
 * Draws the usual prices on a line from the lowest to the highest, and a mark at the price. Attributes place them, because
 * the policy of content blocks inline styles.
 */
function Scale({ scale: { lowest, highest, from, to, at } }: Pick<PriceLevelView, 'scale'>) {
  return (
    <div className={styles.scale} aria-hidden="true">
      {lowest}
      <svg>
        <rect width="100%" y="5" height="6" />
        <rect className={styles.usual} x={`${from}%`} width={`${to - from}%`} y="5" height="6" />
        <line x1={`${at}%`} x2={`${at}%`} y2="16" />
      </svg>
      {highest}
    </div>
  );
}
