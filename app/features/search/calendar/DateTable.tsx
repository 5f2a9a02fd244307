import { addDays } from '~/dates/calendar-date';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { pathOnDays } from './date-links';
import { Day, PriceLink } from './DateList';
import type { DatePrices } from './date-prices.server';
import styles from './DateTable.module.css';

/**
 * Table of departures (rows) and returns or lengths of stay (columns); each cell links to its search. Scrolls within
 * itself.
 */
export function DateTable({ dates }: { dates: DatePrices }) {
  const { axes, departures } = dates;
  const returns = dates.returns ?? [];
  const looks = { low: styles.low, high: styles.high };
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
                const level = dates.levels[row]?.[column];
                return (
                  <td key={text} className={level ? `${styles.cell} ${looks[level]}` : styles.cell}>
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
