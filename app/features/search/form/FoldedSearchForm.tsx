import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { SearchForm, type SearchFormProps } from './SearchForm';
import styles from './FoldedSearchForm.module.css';

export type FoldedSearchFormProps = SearchFormProps & {
  /** Summary of the search: the route, then days and travellers. */
  title: string;
  facts: string;
  /** "Change", which a phone shows as a pencil. */
  change: string;
  /** Unfolded, when using the form is the likely next step. */
  isOpen: boolean;
};

/** The search form folded into a bar with the search (specification 1 §4, modes). A press anywhere on the bar unfolds it. */
export function FoldedSearchForm({ title, facts, change, isOpen, ...form }: FoldedSearchFormProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        <h1 className={styles.title}>{title}</h1> <span className={styles.facts}>{facts}</span>{' '}
        <span className={styles.change}>
          <Icon name="pencil" />
          <VisuallyHidden below="tablet">{change}</VisuallyHidden>
        </span>
      </summary>
      <div className={styles.form}>
        <SearchForm {...form} />
      </div>
    </details>
  );
}
