import { SearchForm, type SearchFormProps } from './SearchForm';
import styles from './FoldedSearchForm.module.css';

export type FoldedSearchFormProps = SearchFormProps & {
  /** Summary of the search: the route, with days and travellers below. */
  title: string;
  facts: string;
  /** "Change". */
  change: string;
  /** Unfolded, when using the form is the likely next step. */
  isOpen: boolean;
};

/**
 * The search form folded into a summary (specification 1 §4, modes): on a wide screen with a button that unfolds it, on
 * a phone a line that unfolds it anywhere.
 */
export function FoldedSearchForm({ title, facts, change, isOpen, ...form }: FoldedSearchFormProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        <h1 className={styles.title}>{title}</h1>
        <span className={styles.facts}>{facts}</span>
        <span className={styles.change}>{change}</span>
      </summary>
      <div className={styles.form}>
        <SearchForm {...form} />
      </div>
    </details>
  );
}
