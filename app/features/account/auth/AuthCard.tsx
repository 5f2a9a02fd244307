import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

export type AuthCardProps = {
  title: string;
  /** Tabs to the other forms, above the title. */
  tabs?: ReactNode;
  children: ReactNode;
};

/** The card of the sign-in pages; over another page its body is shown in a dialog (auth-page.ts). */
export function AuthCard({ title, tabs, children }: AuthCardProps) {
  return (
    <section className={styles.card} aria-labelledby="auth-title">
      <h1 id="auth-title" className={styles.title}>
        {title}
      </h1>
      <div className={styles.body} data-auth-body="">
        {tabs}
        {children}
      </div>
    </section>
  );
}
