import { Link, useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { DocumentLink } from '~/ui/DocumentLink';
import { Icon } from '~/ui/Icon';
import { canReachShop } from '~/ui/shop-reach';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { DateList, DateTable } from './DateTable';
import styles from './NearbyDates.module.css';
import type { NearbyDates as NearbyDatesScreen } from './nearby-dates.server';

/** Delay before late prices are requested again. */
const LATE_MS = 2500;

/** Shows prices of the days around a search in one row, which keeps its height without prices. */
export function NearbyDates({ dates }: { dates: NearbyDatesScreen }) {
  const box = useRef<HTMLElement>(null);
  useCurrentInView(box);
  useLatePrices(dates.isLate);
  return (
    <section
      ref={box}
      className={dates.returns ? `${styles.block} ${styles.return}` : styles.block}
      aria-labelledby="nearby-dates"
    >
      {dates.returns ? <ReturnDates dates={dates} /> : <Days dates={dates} />}
    </section>
  );
}

function Title({ dates }: { dates: NearbyDatesScreen }) {
  return (
    <h2 id="nearby-dates">
      <VisuallyHidden>{dates.title}</VisuallyHidden>
    </h2>
  );
}

/** The days beside each other; the last cell leads to the year. */
function Days({ dates }: { dates: NearbyDatesScreen }) {
  return (
    <>
      <Title dates={dates} />
      {dates.cheapest ? (
        <p>
          <VisuallyHidden>{dates.cheapest.text}</VisuallyHidden>
        </p>
      ) : null}
      <div className={styles.row} data-scroll>
        <span className={styles.priced} aria-hidden="true">
          {dates.priced}
        </span>
        <DateList dates={dates} className={styles.strip} />
        <DocumentLink to={dates.yearLink.path} className={styles.year}>
          {dates.yearLink.text}
        </DocumentLink>
      </div>
    </>
  );
}

/** The cheapest days, and the folded table: tickets are the main content. */
function ReturnDates({ dates }: { dates: NearbyDatesScreen }) {
  const { headline, note } = dates;
  return (
    <>
      <Title dates={dates} />
      {headline.path ? (
        <Link to={headline.path} rel="nofollow" className={styles.cheapest}>
          {headline.text}
          {note ? <span className={styles.aside}> {note}</span> : null}
        </Link>
      ) : (
        <span className={styles.cheapest}>{headline.text}</span>
      )}
      <details className={styles.fold}>
        <summary className={styles.foldButton}>
          <Icon name="calendar" />
          <VisuallyHidden below="tablet">{dates.unfold}</VisuallyHidden>
        </summary>
        <div className={styles.sheet}>
          <p className={styles.yearLine} aria-hidden="true">
            {dates.priced}
          </p>
          <DateTable dates={dates} />
          <DocumentLink to={dates.yearLink.path} className={styles.yearLine}>
            {dates.yearLink.text}
          </DocumentLink>
        </div>
      </details>
    </>
  );
}

/** Scrolls a narrow strip to the current day, and a narrow table to the current cell when it unfolds. */
function useCurrentInView(box: React.RefObject<HTMLElement>) {
  useEffect(() => {
    const show = () => {
      const current = box.current?.querySelector<HTMLElement>('td > [aria-current], li > [aria-current]');
      const cell = current?.parentElement;
      const scroller = cell?.closest<HTMLElement>('[data-scroll]');
      if (!cell || !scroller) return;
      // The heads of the rows stay in place, above the cells.
      const head = cell.closest('tr')?.querySelector('th')?.offsetWidth ?? 0;
      const [place, view] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()];
      scroller.scrollLeft += place.left - view.left - head - (scroller.clientWidth - head - place.width) / 2;
    };
    const fold = box.current?.querySelector('details');
    show();
    fold?.addEventListener('toggle', show);
    return () => fold?.removeEventListener('toggle', show);
  }, [box]);
}

/** Requests prices once more when they missed the page's time limit. */
function useLatePrices(isLate: boolean) {
  const { revalidate } = useRevalidator();
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isLate || hasAsked.current) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      hasAsked.current = true;
      void canReachShop().then((isReachable) => isReachable && !isLeft && revalidate());
    }, LATE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isLate, revalidate]);
}
