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

/**
 * A way to pay, as a radio button that shows its form and hides the others, without a script. The radio belongs to no
 * form and is never posted; it is outside them, so that one way is always chosen.
 */
export function WayRow({ id, title, beside, isOpen, isOnly, children }: WayRowProps) {
  const heading = (
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
  );
  return (
    <section className={styles.way} aria-labelledby={id}>
      {isOnly ? (
        <div className={styles.head}>
          {heading}
          {beside}
        </div>
      ) : (
        <label className={styles.choice}>
          <input type="radio" name="payBy" value={id} defaultChecked={isOpen} aria-labelledby={id} autoComplete="off" />
          {heading}
          {beside}
        </label>
      )}
      <div className={styles.content}>{children}</div>
    </section>
  );
}
