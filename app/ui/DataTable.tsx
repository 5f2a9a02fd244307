import type { ReactNode } from 'react';
import styles from './DataTable.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export type DataTableProps = {
  /** Names the table for screen readers; the heading above says it to everybody else. */
  caption: string;
  /** The cells of the head row, with their `scope`. */
  head: ReactNode;
  testId?: string;
  /** Rows. */
  children: ReactNode;
};

/** Lines of data under a quiet head; the last column, most often a price, stands at the end of its line. */
export function DataTable({ caption, head, testId, children }: DataTableProps) {
  return (
    <table className={styles.table} data-testid={testId}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
