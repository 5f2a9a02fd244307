import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from '~/ui/Illustration';
import styles from './ErrorPage.module.css';

export type ErrorPageProps = {
  illustration: IllustrationName;
  title: string;
  description: string;
  /** Buttons and links to continue, the most useful first. */
  actions: ReactNode;
  /** A hint below the text, e.g. that money may have been charged. */
  children?: ReactNode;
};

/** An error page: an illustration, a plain explanation and the next steps. */
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
