import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { DayView } from './day-view.server';
import styles from './DayCell.module.css';

type DateLinkProps = { path: string; isCurrent?: boolean; isCheapest: boolean; children: ReactNode };

/** A link to the search of a day. */
export function DateLink({ path, isCurrent, isCheapest, children }: DateLinkProps) {
  return (
    <Link
      to={path}
      rel="nofollow"
      className={isCheapest ? `${styles.link} ${styles.lowest}` : styles.link}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}

/** The weekday and the day. */
export function DayText({ day }: { day: DayView }) {
  return (
    <>
      <span className={styles.weekday}>{day.weekday}</span> <span className={styles.date}>{day.text}</span>{' '}
    </>
  );
}

type PriceTextProps = { price: string | null; isCheapest: boolean; texts: { lowest: string; noPrice: string } };

/** A price or a dash; the lowest one says so in words too. */
export function PriceText({ price, isCheapest, texts }: PriceTextProps) {
  if (price === null) {
    return (
      <span className={styles.price}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{texts.noPrice}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.price}>
      {price}
      {isCheapest ? <VisuallyHidden>, {texts.lowest}</VisuallyHidden> : null}
    </span>
  );
}
