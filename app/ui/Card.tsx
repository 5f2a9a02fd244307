import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = {
  /** What the card is in the document: a `section` needs a heading inside and `labelledBy` its id. */
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  /** Without inner space, for cards that divide themselves (a ticket with its stub). */
  flush?: boolean;
  testId?: string;
  children: ReactNode;
};

/** A raised surface: white, radius 12, hairline, the one soft shadow. */
export function Card({ as: Element = 'div', labelledBy, flush, testId, children }: CardProps) {
  return (
    <Element className={flush ? styles.flush : styles.card} aria-labelledby={labelledBy} data-testid={testId}>
      {children}
    </Element>
  );
}
