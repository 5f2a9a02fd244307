import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { DocumentLink } from '~/features/frame/DocumentLink';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { pathOnDays } from './date-links';
import { DateLink, DayText, PriceText } from './DayCell';
import styles from './NearbyDates.module.css';
import type { DayView } from './day-view.server';
import type { CellPlace, MatrixView, NearbyDates as NearbyDatesScreen, StripView } from './nearby-dates.server';

/** How soon prices that came too late are asked for again. */
const LATE_MS = 2500;

/** Prices of the days around a search: each a link to the search of its day. The same height with prices and without. */
export function NearbyDates({ dates }: { dates: NearbyDatesScreen }) {
  useLatePrices(dates.isLate);
  return (
    <section className={styles.block} aria-labelledby="nearby-dates">
      <div className={styles.head}>
        <h2 id="nearby-dates" className={styles.title}>
          {dates.title}
          {dates.note ? <span className={styles.note}> {dates.note}</span> : null}
        </h2>
        <DocumentLink to={dates.yearLink.path} className={styles.year}>
          {dates.yearLink.text}
        </DocumentLink>
      </div>
      {dates.kind === 'strip' ? <Strip strip={dates} /> : <Matrix matrix={dates} />}
    </section>
  );
}

function Strip({ strip }: { strip: StripView }) {
  const list = useCurrentInView<HTMLUListElement>();
  return (
    <>
      <ul ref={list} className={styles.strip} role="list" data-testid="price-calendar-strip">
        {strip.days.map((day, at) => (
          <li key={day.date} className={styles.day}>
            <DateLink
              path={pathOnDays(strip.path, day.date)}
              isCurrent={at === strip.current}
              isCheapest={at === strip.cheapestAt}
            >
              <DayText day={day} />
              <PriceText price={day.price} isCheapest={at === strip.cheapestAt} texts={strip} />
            </DateLink>
          </li>
        ))}
      </ul>
      <p className={styles.cheapest}>{strip.cheapest}</p>
    </>
  );
}

/**
 * A real table beside a `<details>` that folds it on a phone only: without JavaScript nothing else can be open on a wide
 * screen and folded on a narrow one.
 */
function Matrix({ matrix }: { matrix: MatrixView }) {
  const { axes, columns, rows } = matrix;
  return (
    <>
      <p className={styles.cheapest}>{matrix.cheapest}</p>
      <details className={styles.fold}>
        <summary className={styles.foldButton}>{matrix.title}</summary>
      </details>
      <div className={styles.scroll}>
        <table className={styles.matrix} data-testid="price-calendar-matrix">
          <caption>
            <VisuallyHidden>{matrix.title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                <span aria-hidden="true">
                  {axes.departure} → <br />
                  {axes.back} ↓
                </span>
              </th>
              {columns.map((day) => (
                <th key={day.date} scope="col">
                  <VisuallyHidden>{axes.departure}: </VisuallyHidden>
                  <DayText day={day} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((back, y) => (
              <tr key={back.date}>
                <th scope="row">
                  <VisuallyHidden>{axes.back}: </VisuallyHidden>
                  <DayText day={back} />
                </th>
                {columns.map((out, x) => (
                  <MatrixCell key={out.date} matrix={matrix} out={out} back={back} row={y} column={x} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

type MatrixCellProps = { matrix: MatrixView; out: DayView; back: DayView; row: number; column: number };

function MatrixCell({ matrix, out, back, row, column }: MatrixCellProps) {
  const price = matrix.cells[row]?.[column] ?? null;
  if (price === false) return <td className={styles.none} />;
  const isAt = (place: CellPlace) => place.row === row && place.column === column;
  const isCheapest = isAt(matrix.cheapestAt);
  return (
    <td>
      <DateLink
        path={pathOnDays(matrix.path, out.date, back.date)}
        isCurrent={isAt(matrix.current)}
        isCheapest={isCheapest}
      >
        <VisuallyHidden>
          {out.text} – {back.text}:{' '}
        </VisuallyHidden>
        <PriceText price={price} isCheapest={isCheapest} texts={matrix} />
      </DateLink>
    </td>
  );
}

/** Prices that came too late for the page are asked for once more. */
function useLatePrices(isLate: boolean) {
  const { revalidate } = useRevalidator();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isLate || hasAsked.current) return;
    const timer = setTimeout(() => {
      hasAsked.current = true;
      revalidate();
    }, LATE_MS);
    return () => clearTimeout(timer);
  }, [isLate, revalidate]);
}

/** On a narrow screen the strip scrolls inside itself: it begins at the day that is shown. */
function useCurrentInView<T extends HTMLElement>() {
  const box = useRef<T>(null);
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (!box.current || !current) return;
    box.current.scrollLeft = current.offsetLeft - (box.current.clientWidth - current.offsetWidth) / 2;
  }, []);
  return box;
}
