import { Link } from '@remix-run/react';
import { DocumentLink } from '~/ui/DocumentLink';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { DateTable } from './DateTable';
import type { NearbyDates } from './nearby-dates.server';
import styles from './ReturnDates.module.css';

/** The cheapest days, and the folded table: tickets are the main content. */
export function ReturnDates({ dates }: { dates: NearbyDates }) {
  const { headline, note } = dates;
  return (
    <>
      {headline.path ? (
        <Link to={headline.path} rel="nofollow" className={styles.cheapest}>
          {headline.text}
          {note ? <span className={styles.aside}> {note}</span> : null}
        </Link>
      ) : (
        <span className={styles.cheapest}>{headline.text}</span>
      )}
      <details className={styles.fold} onToggle={(event) => showColumns(event.currentTarget)}>
        <summary className={styles.foldButton}>
          <Icon name="calendar" />
          <VisuallyHidden below="tablet">{dates.unfold}</VisuallyHidden>
        </summary>
        <div className={styles.sheet}>
          <p className={styles.said}>
            <span aria-hidden="true">{dates.priced}</span>
            {dates.cheapest ? (
              <Link to={dates.cheapest.path} rel="nofollow">
                {dates.cheapest.text}
              </Link>
            ) : null}
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

/** Scrolls a narrow table so that the current and the cheapest days are both in view, or the current ones. */
function showColumns(fold: HTMLElement) {
  const scroller = fold.querySelector('[data-scroll]');
  const places = [...fold.querySelectorAll('td > [aria-current], td > [data-lowest]')].map((link) =>
    link.getBoundingClientRect(),
  );
  if (!scroller || places.length === 0) return;
  const head = scroller.querySelector('th')?.offsetWidth ?? 0;
  const left = Math.min(...places.map((place) => place.left));
  const right = Math.max(...places.map((place) => place.right));
  scroller.scrollLeft += (left + right) / 2 - scroller.getBoundingClientRect().left - (scroller.clientWidth + head) / 2;
}
