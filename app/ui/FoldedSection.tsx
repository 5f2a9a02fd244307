import type { ReactNode } from 'react';
import { Card } from './Card';
import { Fold } from './Fold';
import styles from './FoldedSection.module.css';

/** A part of a page that opens by a press: a card with its heading alone. @param id of the heading, for links to it */
export function FoldedSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" labelledBy={id} flush className={styles.folded}>
      <Fold
        title={
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
        }
      >
        {children}
      </Fold>
    </Card>
  );
}
