import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { addDays } from '~/dates/calendar-date';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { pathOnDays } from './date-links';
import type { DatePrices, PricePlace } from './date-prices.server';
import styles from './DateTable.module.css';

/** Lists days with prices, each linked to its search. The caller sets the layout. */
export function DateList({ dates, className }: { dates: DatePrices; className?: string }) {
  return (
    <ul className={`${styles.list} ${className}`} role="list" data-testid="price-calendar-days">
      {dates.departures.map((day, row) => (
        <li key={day.date} className={styles.day}>
          <PriceLink dates={dates} at={{ row, column: 0 }} path={pathOnDays(dates.path, day.date)}>
            <Day {...day} />
          </PriceLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * Table of departures (rows) and returns or lengths of stay (columns); each cell links to its search. Scrolls within
 * itself.
 */
export function DateTable({ dates }: { dates: DatePrices }) {
  const { axes, departures } = dates;
  const returns = dates.returns ?? [];
  return (
    <div className={styles.scroll} data-scroll>
      <table className={styles.table} data-testid="price-calendar-matrix">
        <caption>
          <VisuallyHidden>{dates.title}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td>
              <span aria-hidden="true">
                {axes.back} → <br />
                {axes.departure} ↓
              </span>
            </td>
            {returns.map((head) => (
              <th key={head.text} scope="col">
                <VisuallyHidden>{axes.back}: </VisuallyHidden>
                <Day {...head} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {departures.map((out, row) => (
            <tr key={out.date}>
              <th scope="row">
                <VisuallyHidden>{axes.departure}: </VisuallyHidden>
                <Day {...out} />
              </th>
              {returns.map(({ choice, text }, column) => {
                const back = choice.kind === 'day' ? choice.date : addDays(out.date, choice.days);
                return (
                  <td key={text} className={styles.cell}>
                    {back < out.date ? null : (
                      <PriceLink dates={dates} at={{ row, column }} path={pathOnDays(dates.path, out.date, back)}>
                        <VisuallyHidden>
                          {out.text} – {text}:{' '}
                        </VisuallyHidden>
                      </PriceLink>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows "Sun 4 May", on two lines in narrow places. */
function Day({ weekday, text }: { weekday: string | null; text: string }) {
  return (
    <>
      {weekday ? <span className={styles.weekday}>{weekday} </span> : null}
      <span className={styles.date}>{text} </span>
    </>
  );
}

type PriceLinkProps = { dates: DatePrices; at: PricePlace; path: string; children: ReactNode };

/** Shows a price or a dash; the lowest price is also labelled in words. */
function PriceLink({ dates, at: { row, column }, path, children }: PriceLinkProps) {
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
