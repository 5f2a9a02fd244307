import { Form, Link } from '@remix-run/react';
import { addDays } from '~/features/search-query/calendar-date';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Revalidation } from '~/ui/Waiting';
import { pathOnDays } from './date-links';
import type { DateFilterView } from './date-filter.server';
import type { DayView } from './day-view.server';
import { DateLink, DayText, PriceText } from './DayCell';
import type { DatesGrid, DatesList, FlexibleDatesScreen, ReturnView } from './flexible-dates.server';
import styles from './FlexibleDates.module.css';

/** How soon a page without its prices asks again. */
const REFRESH_SECONDS = 3;

/** The days of a search with flexible dates, each with its price and a link to its search. */
export function FlexibleDates({ dates }: { dates: FlexibleDatesScreen }) {
  const { table } = dates;
  return (
    <section className={styles.block} aria-labelledby="flexible-dates">
      <div className={styles.head}>
        <h2 id="flexible-dates">{dates.title}</h2>
        <p className={styles.lead}>{dates.lead}</p>
      </div>
      <DateFilter filter={dates.filter} />
      {dates.isWaiting ? <AskAgain /> : null}
      {dates.cheapest ? (
        <p className={styles.cheapest}>
          <Link to={dates.cheapest.path} rel="nofollow">
            {dates.cheapest.text}
          </Link>
        </p>
      ) : null}
      {dates.notice ? <Notice kind="info" title={dates.notice} /> : null}
      {table.kind === 'list' ? <List dates={dates} list={table} /> : <Grid dates={dates} grid={table} />}
    </section>
  );
}

function AskAgain() {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
      </noscript>
      <Revalidation seconds={REFRESH_SECONDS} />
    </>
  );
}

function DateFilter({ filter }: { filter: DateFilterView }) {
  // A new key for another answer: the boxes stand as the link says.
  const key = filter.boxes.map(({ isOn }) => isOn).join();
  return (
    <Form key={key} method="get" action="/search" className={styles.filter} preventScrollReset>
      {filter.hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className={styles.boxes}>
        <legend className={styles.legend}>{filter.legend}</legend>
        {filter.boxes.map(({ name, value, label, isOn }) => (
          <label key={name} className={styles.box}>
            <input type="checkbox" name={name} value={value} defaultChecked={isOn} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button variant="secondary">{filter.apply}</Button>
    </Form>
  );
}

function List({ dates, list }: { dates: FlexibleDatesScreen; list: DatesList }) {
  return (
    <ul className={styles.list} role="list" data-testid="price-calendar-dates">
      {list.days.map((day, at) => (
        <li key={day.date} className={styles.day}>
          <DateLink path={pathOnDays(dates.path, day.date)} isCheapest={at === list.cheapestAt}>
            <DayText day={day} />
            <PriceText price={day.price} isCheapest={at === list.cheapestAt} texts={dates} />
          </DateLink>
        </li>
      ))}
    </ul>
  );
}

function Grid({ dates, grid }: { dates: FlexibleDatesScreen; grid: DatesGrid }) {
  const { axes, columns, rows } = grid;
  return (
    <>
      {grid.parts.length > 0 ? (
        <nav aria-label={axes.back}>
          <ul className={styles.parts} role="list">
            {grid.parts.map((part) => (
              <li key={part.path}>
                <Link
                  to={part.path}
                  rel="nofollow"
                  className={styles.part}
                  aria-current={part.isCurrent ? 'true' : undefined}
                  preventScrollReset
                >
                  {part.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <div className={styles.scroll}>
        <table className={styles.grid} data-testid="price-calendar-dates">
          <caption>
            <VisuallyHidden>{dates.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span aria-hidden="true">
                  {axes.back} → <br />
                  {axes.departure} ↓
                </span>
              </th>
              {columns.map((column) => (
                <th key={column.text} scope="col">
                  <VisuallyHidden>{axes.back}: </VisuallyHidden>
                  {column.weekday ? <span className={styles.weekday}>{column.weekday} </span> : null}
                  {column.text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((out, y) => (
              <tr key={out.date}>
                <th scope="row">
                  <VisuallyHidden>{axes.departure}: </VisuallyHidden>
                  <DayText day={out} />
                </th>
                {columns.map((column, x) => (
                  <GridCell
                    key={column.text}
                    dates={dates}
                    out={out}
                    column={column}
                    isCheapest={grid.cheapestAt.row === y && grid.cheapestAt.column === x}
                    price={grid.cells[y]?.[x] ?? null}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type GridCellProps = {
  dates: FlexibleDatesScreen;
  out: DayView;
  column: ReturnView;
  price: string | null;
  isCheapest: boolean;
};

function GridCell({ dates, out, column, price, isCheapest }: GridCellProps) {
  const { choice } = column;
  const back = choice.kind === 'day' ? choice.date : addDays(out.date, choice.days);
  if (back < out.date) return <td className={styles.none} />;
  return (
    <td>
      <DateLink path={pathOnDays(dates.path, out.date, back)} isCheapest={isCheapest}>
        <VisuallyHidden>
          {out.text} – {column.text}:{' '}
        </VisuallyHidden>
        <PriceText price={price} isCheapest={isCheapest} texts={dates} />
      </DateLink>
    </td>
  );
}
