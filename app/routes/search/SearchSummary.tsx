import styles from './SearchSummary.module.css';
import type { SearchHead } from './screen.server';

/** What is searched, with the form to change it folded in. */
export function SearchSummary({ head }: { head: SearchHead }) {
  return (
    <header className={styles.summary}>
      <h1 className={styles.route}>{head.route}</h1>
      <p className={styles.facts}>{[head.dates, head.passengers].join(' · ')}</p>
    </header>
  );
}
