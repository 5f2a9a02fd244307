import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = {
  /** Element of the card; a `section` needs a heading inside and its id in `labelledBy`. */
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  /** Removes the padding, for cards with their own sections (a ticket with its stub). */
  flush?: boolean;
  testId?: string;
  children: ReactNode;
};

/** A raised surface: white, radius 12, hairline border, the only soft shadow. */
export function Card({ as: Element = 'div', labelledBy, flush, testId, children }: CardProps) {
  return (
    <Element className={flush ? styles.flush : styles.card} aria-labelledby={labelledBy} data-testid={testId}>
      {children}
    </Element>
  );
}
