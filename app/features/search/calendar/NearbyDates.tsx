import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { DocumentLink } from '~/ui/DocumentLink';
import { canReachShop } from '~/ui/shop-reach';
import { DateList, DateTable } from './DateTable';
import styles from './NearbyDates.module.css';
import type { NearbyDates as NearbyDatesScreen } from './nearby-dates.server';

/** Delay before late prices are requested again. */
const LATE_MS = 2500;

/** Shows prices of the days around a search. The block keeps its height without prices. */
export function NearbyDates({ dates }: { dates: NearbyDatesScreen }) {
  const box = useRef<HTMLElement>(null);
  useCurrentInView(box);
  useLatePrices(dates.isLate);
  const cheapest = <p className={styles.cheapest}>{dates.cheapest?.text}</p>;
  return (
    <section ref={box} className={styles.block} aria-labelledby="nearby-dates">
      <div className={styles.head}>
        <h2 id="nearby-dates" className={styles.title}>
          {dates.title}
          {dates.note ? <span className={styles.note}> {dates.note}</span> : null}
        </h2>
        <DocumentLink to={dates.yearLink.path} className={styles.year}>
          {dates.yearLink.text}
        </DocumentLink>
      </div>
      {dates.returns ? (
        <>
          {cheapest}
          {/* Folded, because tickets are the main content and the sentence above names the best days. */}
          <details className={styles.fold}>
            <summary className={styles.foldButton}>{dates.unfold}</summary>
            <DateTable dates={dates} />
          </details>
        </>
      ) : (
        <>
          <DateList dates={dates} className={styles.strip} />
          {cheapest}
        </>
      )}
    </section>
  );
}

/** Scrolls a narrow list of days to the current one. */
function useCurrentInView(box: React.RefObject<HTMLElement>) {
  useEffect(() => {
    const current = box.current?.querySelector<HTMLElement>('li > [aria-current]');
    const list = current?.closest('ul');
    if (current && list) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
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
