import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { DocumentLink } from '~/ui/DocumentLink';
import { Icon } from '~/ui/Icon';
import { later } from '~/ui/later';
import { canReachShop } from '~/ui/shop-reach';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { DateList } from './DateList';
import styles from './NearbyDates.module.css';
import type { NearbyDates as NearbyDatesScreen } from './nearby-dates.server';

/** Only a return has the table. */
const ReturnDates = later(async () => (await import('./ReturnDates')).ReturnDates);

/** Delay before late prices are requested again. */
const LATE_MS = 2500;
const LATE_TRIES = 3;

/** Shows prices of the days around a search in one row, which keeps its height without prices. */
export function NearbyDates({ dates }: { dates: NearbyDatesScreen }) {
  useLatePrices(dates.isLate);
  return (
    <section
      className={[styles.block, dates.returns && styles.return, dates.isLate && styles.late].filter(Boolean).join(' ')}
      aria-labelledby="nearby-dates"
    >
      <Title dates={dates} />
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
      {dates.cheapest ? (
        <p>
          <VisuallyHidden>{dates.cheapest.text}</VisuallyHidden>
        </p>
      ) : null}
      {/* Late prices may open it elsewhere. */}
      <div key={dates.firstColumn} className={styles.row}>
        <span className={styles.priced} aria-hidden="true">
          <span className={styles.whole}>{dates.priced}</span>
          <span className={styles.kinds}>
            {dates.kinds.map((kind) => (
              <Icon key={kind} name={kind} />
            ))}
          </span>
        </span>
        <DateList dates={dates} className={styles.strip} />
        <DocumentLink to={dates.yearLink.path} className={styles.year}>
          {dates.yearLink.text}
        </DocumentLink>
      </div>
    </>
  );
}

/** Requests prices again, a few times, when they missed the page's time limit. */
function useLatePrices(isLate: boolean) {
  const { revalidate, state } = useRevalidator();
  const asked = useRef(0);
  useEffect(() => {
    if (!isLate || state !== 'idle' || asked.current === LATE_TRIES) return;
    let isLeft = false;
    const timer = setTimeout(() => {
      asked.current += 1;
      void canReachShop().then((isReachable) => isReachable && !isLeft && revalidate());
    }, LATE_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // Ready again after an answer that is still without prices.
  }, [isLate, revalidate, state]);
}
