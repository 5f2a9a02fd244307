import { useLocation, useRevalidator } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Icon } from '~/ui/Icon';
import styles from './SentCard.module.css';

type SentCardProps = {
  title: string;
  /** Where it has gone to. */
  recipient: string;
  text: string;
  /** The way back to the form. */
  again: string;
  /** Where the form stands. */
  fragment: string;
};

/**
 * In the place of a form that was sent. It is there for one visit of the page: asking for the page anew brings the form
 * back, which is what the button does.
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
      {/* With a question mark it is another address than the present one, so that a browser does not just scroll. */}
      <a href={`${pathname}${search || '?'}#${fragment}`} onClick={reset} className={styles.again}>
        {again}
      </a>
    </div>
  );
}

/** The form that had it is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
