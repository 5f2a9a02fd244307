import type { ReactNode } from 'react';
import styles from './PaymentWay.module.css';

export type WayRowProps = {
  /** Id of the heading. */
  id: string;
  title: string;
  /** Stands across from the title. */
  beside?: ReactNode;
  isOpen: boolean;
  /** The only way is not folded. */
  isOnly: boolean;
  children: ReactNode;
};

/** A way to pay, as a row that opens its form and closes the others, without a script. */
export function WayRow({ id, title, beside, isOpen, isOnly, children }: WayRowProps) {
  const head = (
    <>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {beside}
    </>
  );
  return (
    <section className={styles.way} aria-labelledby={id}>
      {isOnly ? (
        <>
          <div className={styles.head}>{head}</div>
          <div className={styles.content}>{children}</div>
        </>
      ) : (
        <details name="way" open={isOpen}>
          <summary className={styles.choice}>{head}</summary>
          <div className={styles.content}>{children}</div>
        </details>
      )}
    </section>
  );
}
