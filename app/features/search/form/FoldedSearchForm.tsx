import { SearchForm, type SearchFormProps } from './SearchForm';
import styles from './FoldedSearchForm.module.css';

export type FoldedSearchFormProps = SearchFormProps & {
  /** What is searched: the route, and below it days and travellers. */
  title: string;
  facts: string;
  /** "Change". */
  change: string;
  /** Unfolded: the form is the likely next step. */
  isOpen: boolean;
};

/**
 * The search form folded into what it says (specification 1 §4, modes): where there is room, a summary with a button
 * that unfolds the form; on a phone a line of which all unfolds it.
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
