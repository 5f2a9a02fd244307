import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { pathOnDays } from './date-links';
import type { DatePrices, PricePlace } from './date-prices.server';
import styles from './DateList.module.css';

/** Lists days with prices, each linked to its search. The caller sets the layout. */
export function DateList({ dates, className }: { dates: DatePrices; className?: string }) {
  return (
    <ul className={`${styles.list} ${className}`} role="list" data-testid="price-calendar-days">
      {dates.departures.map((day, row) => (
        <li key={day.date} className={`${styles.day} ${stopClass(row === dates.firstColumn)}`}>
          <PriceLink dates={dates} at={{ row, column: 0 }} path={pathOnDays(dates.path, day.date)}>
            <Day {...day} />
          </PriceLink>
        </li>
      ))}
    </ul>
  );
}

/** Class of a place where a narrow row of prices stops scrolling; it opens at the first one. */
export function stopClass(isFirst: boolean): string {
  return isFirst ? styles.stop! : `${styles.stop} ${styles.later}`;
}

/** Shows "Sun 4 May", on two lines in narrow places. */
export function Day({ weekday, text }: { weekday: string | null; text: string }) {
  return (
    <>
      {weekday ? <span className={styles.weekday}>{weekday} </span> : null}
      <span className={styles.date}>{text} </span>
    </>
  );
}

type PriceLinkProps = { dates: DatePrices; at: PricePlace; path: string; children: ReactNode };

/** Shows a price or a dash; the lowest price is also labelled in words. */
export function PriceLink({ dates, at: { row, column }, path, children }: PriceLinkProps) {
  const isAt = (place: PricePlace) => place.row === row && place.column === column;
  const isCheapest = isAt(dates.cheapestAt);
  const price = dates.prices[row]?.[column];
  return (
    <Link
      to={path}
      rel="nofollow"
      className={isCheapest ? `${styles.link} ${styles.lowest}` : styles.link}
      aria-current={isAt(dates.current) ? 'page' : undefined}
    >
      {children}
      <span className={styles.price}>
        {price ?? <span aria-hidden="true">—</span>}
        {price && !isCheapest ? null : <VisuallyHidden>{price ? `, ${dates.lowest}` : dates.noPrice}</VisuallyHidden>}
      </span>
    </Link>
  );
}
