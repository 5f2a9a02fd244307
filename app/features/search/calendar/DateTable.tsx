import { addDays } from '~/dates/calendar-date';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { pathOnDays } from './date-links';
import { Day, PriceLink, stopClass } from './DateList';
import type { DatePrices, DayView } from './date-prices.server';
import styles from './DateTable.module.css';

const LOOKS = { low: styles.low, high: styles.high };

/**
 * Table of departures (rows) and returns or lengths of stay (columns); each cell links to its search. Scrolls within
 * itself, over the legend of its colours.
 */
export function DateTable({ dates }: { dates: DatePrices }) {
  const { axes, departures, firstColumn, legend } = dates;
  const returns = dates.returns ?? [];
  return (
    <>
      {/* Late prices may open it elsewhere. */}
      <div key={firstColumn} className={styles.scroll}>
        <table className={styles.table} data-testid="price-calendar-matrix">
          <caption>
            <VisuallyHidden>{dates.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <td>
                <span aria-hidden="true" className={styles.axes}>
                  <span>{axes.back} →</span>
                  <span>{axes.departure} ↓</span>
                </span>
              </td>
              {returns.map((head, column) => (
                <th key={head.text} scope="col" className={stopClass(column === firstColumn)}>
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
                <Prices dates={dates} out={out} row={row} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {legend.length > 0 ? (
        <ul className={styles.legend} role="list">
          {legend.map(({ level, text }) => (
            <li key={level} className={LOOKS[level]}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The prices of one departure; a way back before it has none. */
function Prices({ dates, out, row }: { dates: DatePrices; out: DayView; row: number }) {
  return (dates.returns ?? []).map(({ choice, text }, column) => {
    const back = choice.kind === 'day' ? choice.date : addDays(out.date, choice.days);
    const level = dates.levels[row]?.[column];
    return (
      <td key={text} className={level ? `${styles.cell} ${LOOKS[level]}` : styles.cell}>
        {back < out.date ? null : (
          <PriceLink dates={dates} at={{ row, column }} path={pathOnDays(dates.path, out.date, back)}>
            <VisuallyHidden>
              {out.text} – {text}:{' '}
            </VisuallyHidden>
          </PriceLink>
        )}
      </td>
    );
  });
}
