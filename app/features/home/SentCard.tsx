import { useLocation, useRevalidator } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Icon } from '~/ui/Icon';
import styles from './SentCard.module.css';

type SentCardProps = {
  title: string;
  /** Recipient of the email or text message. */
  recipient: string;
  text: string;
  /** Label of the link back to the form. */
  again: string;
  /** Fragment of the form. */
  fragment: string;
};

/**
 * Replaces a submitted form for one view of the page. The button reloads the page's data, which brings the form back.
 */
export function SentCard({ title, recipient, text, again, fragment }: SentCardProps) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const reset = (event: MouseEvent) => {
    event.preventDefault();
    revalidate();
  };
  return (
    <div className={styles.card}>
      <p ref={takeFocus} tabIndex={-1} className={styles.title}>
        <Icon name="check" large />
        {title}
      </p>
      <p className={styles.recipient}>{recipient}</p>
      <p className={styles.text}>{text}</p>
      {/* The question mark makes the address differ from the current one; otherwise the browser would just scroll. */}
      <a href={`${pathname}${search || '?'}#${fragment}`} onClick={reset} className={styles.again}>
        {again}
      </a>
    </div>
  );
}

/** The form that had the focus is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
