import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '~/ui/Illustration';
import styles from './ErrorPage.module.css';

export type ErrorPageProps = {
  illustration: IllustrationName;
  title: string;
  description: string;
  /** The ways on: buttons and links, the most useful first. */
  actions: ReactNode;
  /** A hint below the text, e.g. that money may have been taken. */
  children?: ReactNode;
};

/** A page that has only bad news: a drawing, what has happened in plain words, and the way on. */
export function ErrorPage({ illustration, title, description, actions, children }: ErrorPageProps) {
  return (
    <section className={styles.page}>
      <Illustration name={illustration} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.description}>{description}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
