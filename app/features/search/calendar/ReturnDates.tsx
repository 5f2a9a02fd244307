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
      <p className={styles.heading}>{dates.heading}</p>
      <details className={styles.fold}>
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
