import type { ReactNode } from 'react';
import { Card, type CardProps } from './Card';
import styles from './Section.module.css';

export type SectionProps = Pick<CardProps, 'flat' | 'className' | 'children'> & {
  /** Id of the heading, for links to it. */
  id: string;
  title: string;
  /** Says more about the title, below it. */
  text?: string;
  /** Stands across from the title: a link, a number. */
  beside?: ReactNode;
};

/** A part of a page: a card with a heading, its content below each other. */
export function Section({ id, title, text, beside, children, ...card }: SectionProps) {
  const heading = (
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <Card as="section" labelledBy={id} stack {...card}>
      {beside ? (
        <div className={styles.head}>
          {heading}
          {beside}
        </div>
      ) : text ? (
        <div>
          {heading}
          <p className={styles.text}>{text}</p>
        </div>
      ) : (
        heading
      )}
      {children}
    </Card>
  );
}
