import { CarrierMark } from '~/ui/CarrierMark';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import prose from '~/ui/prose.module.css';
import { Port } from './Port';
import styles from './TripRow.module.css';
import type { EndView, TripSummaryView } from './trip-view';
import { Warnings } from './Warnings';

/** A trip at a glance: large times, a line with the stops between them, small places and duration. */
export function TripRow({ trip }: { trip: TripSummaryView }) {
  const { departure, arrival } = trip;
  return (
    <div className={styles.trip} data-testid="serp-ticket-trip-item">
      <div className={styles.carriers}>
        {trip.carriers.map((carrier) => (
          <CarrierMark key={carrier.code} code={carrier.code} size="small" />
        ))}
        <span className={prose.soft}>{trip.carriers.map((carrier) => carrier.name).join(', ')}</span>
        {trip.trains.map((train) => (
          <span key={train} className={styles.train}>
            {train}
          </span>
        ))}
      </div>
      <div className={styles.end}>
        <TimeOf end={departure} testId="serp-ticket-departure-time" />
        <span className={styles.info} data-testid="serp-ticket-departure-info">
          <Port end={departure} />
        </span>
        <span className={styles.date}>{departure.date}</span>
      </div>
      <div className={styles.way}>
        <span className={styles.duration} data-testid="search-trip-duration">
          {trip.duration}
        </span>
        <span className={styles.line} aria-hidden="true">
          {trip.stops.map((code, index) => (
            <span key={`${code}${index}`} className={styles.stop}>
              {code}
            </span>
          ))}
        </span>
      </div>
      <div className={styles.end}>
        <span className={styles.arrivalTime}>
          <TimeOf end={arrival} testId="serp-ticket-arrival-time" />
          {arrival.dayOffset ? (
            <sup className={styles.offset}>
              <span aria-hidden="true">{arrival.dayOffset}</span>
              <VisuallyHidden>{arrival.dayOffsetLabel}</VisuallyHidden>
            </sup>
          ) : null}
        </span>
        <span className={styles.info} data-testid="serp-ticket-arrival-info">
          <Port end={arrival} />
        </span>
        <span className={styles.date}>{arrival.date}</span>
      </div>
      <p className={styles.changes}>
        <span className={styles.kinds}>
          {trip.kinds.map((kind, index) => (
            <Icon key={index} name={kind} />
          ))}
        </span>
        {trip.transfers ? (
          <>
            <span data-testid="serp-ticket-transfer-text">{trip.transfers}</span>
            <span className={styles.via}>{trip.via}</span>
          </>
        ) : (
          <span>{trip.direct}</span>
        )}
      </p>
      <Warnings texts={trip.warnings} list={styles.warnings} item={styles.warning} />
    </div>
  );
}

function TimeOf({ end, testId }: { end: EndView; testId: string }) {
  return (
    <time className={styles.time} dateTime={end.dateTime} data-testid={testId}>
      {end.time}
    </time>
  );
}
