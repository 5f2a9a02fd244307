import { SearchForm, type SearchFormProps } from './SearchForm';
import styles from './FoldedSearchForm.module.css';

export type FoldedSearchFormProps = SearchFormProps & {
  /** Summary of the search: the route, then days and travellers. */
  title: string;
  facts: string;
  /** "Change". */
  change: string;
  /** Unfolded, when using the form is the likely next step. */
  isOpen: boolean;
  /** On a phone, the summary takes two lines, with an ellipsis; otherwise it wraps. */
  isShort: boolean;
};

/** The search form folded into a bar with the search (specification 1 §4, modes). A press anywhere on the bar unfolds it. */
export function FoldedSearchForm({ title, facts, change, isOpen, isShort, ...form }: FoldedSearchFormProps) {
  return (
    <details open={isOpen}>
      <summary className={isShort ? `${styles.summary} ${styles.short}` : styles.summary}>
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
