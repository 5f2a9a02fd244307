import { createContext, type ReactNode, useContext } from 'react';
import styles from './AuthCard.module.css';

export type AuthCardProps = {
  title: string;
  /** Tabs to the other forms, above the title. */
  tabs?: ReactNode;
  children: ReactNode;
};

/** True in a dialog, which has a frame and a title of its own. */
export const InDialog = createContext(false);

/** The card of the sign-in pages; in a dialog only its body. */
export function AuthCard({ title, tabs, children }: AuthCardProps) {
  const body = (
    <div className={styles.body}>
      {tabs}
      {children}
    </div>
  );
  if (useContext(InDialog)) return body;
  return (
    <section className={styles.card} aria-labelledby="auth-title">
      <h1 id="auth-title" className={styles.title}>
        {title}
      </h1>
      {body}
    </section>
  );
}
