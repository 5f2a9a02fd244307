import type { ReactNode } from 'react';
import styles from './Card.module.css';

export type CardProps = {
  /** Element of the card; a `section` needs a heading inside and its id in `labelledBy`. */
  as?: 'div' | 'section' | 'article' | 'li';
  labelledBy?: string;
  /** Removes the padding, for cards with their own sections (a ticket with its stub). */
  flush?: boolean;
  /** Removes the shadow, for blocks that stand among others. */
  flat?: boolean;
  /** Lays its children out below each other with the usual gap. */
  stack?: boolean;
  /** Changes the layout inside (gap, columns, padding of a flush card), not the surface. */
  className?: string;
  testId?: string;
  children: ReactNode;
};

/** A surface: white, radius 12, hairline border, and the one soft shadow unless it is flat. */
export function Card({ as: Element = 'div', labelledBy, testId, children, ...look }: CardProps) {
  return (
    <Element className={classOf(look)} aria-labelledby={labelledBy} data-testid={testId}>
      {children}
    </Element>
  );
}

function classOf({ flush, flat, stack, className }: Pick<CardProps, 'flush' | 'flat' | 'stack' | 'className'>): string {
  const classes = [styles.flat, !flat && styles.raised, !flush && styles.padded, stack && styles.stack, className];
  return classes.filter(Boolean).join(' ');
}
