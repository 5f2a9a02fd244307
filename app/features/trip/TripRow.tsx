import { CarrierMark } from '~/ui/CarrierMark';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Port } from './Port';
import styles from './TripRow.module.css';
import type { EndView, TripSummaryView } from './trip-view';

/** A trip at a glance: times, then ports, duration, stops and carriers. */
export function TripRow({ trip }: { trip: TripSummaryView }) {
  const { departure, arrival, transfers } = trip;
  return (
    <div className={styles.trip} data-testid="serp-ticket-trip-item">
      <div className={styles.marks}>
        {trip.carriers.map(({ code }) => (
          <CarrierMark key={code} code={code} size="small" />
        ))}
      </div>
      <div className={styles.times}>
        <TimeOf end={departure} testId="serp-ticket-departure-time" />
        <span className={styles.arrival}>
          <TimeOf end={arrival} testId="serp-ticket-arrival-time" />
          {arrival.dayOffset ? (
            <sup className={styles.offset}>
              <span aria-hidden="true">{arrival.dayOffset}</span>
              <VisuallyHidden>{arrival.dayOffsetLabel}</VisuallyHidden>
            </sup>
          ) : null}
        </span>
      </div>
      <div className={styles.way}>
        <span className={styles.from} data-testid="serp-ticket-departure-info">
          <Port end={departure} isShort />
        </span>{' '}
        <span className={styles.to} data-testid="serp-ticket-arrival-info">
          <Port end={arrival} isShort />
        </span>{' '}
        <span className={styles.duration} data-testid="search-trip-duration">
          {trip.duration}
        </span>{' '}
        <span className={styles.stops}>
          {transfers ? (
            <>
              <span data-testid="serp-ticket-transfer-text">
                {transfers.count}
                <span className={styles.waiting}>, {transfers.waiting}</span>
              </span>{' '}
              {trip.stops.join(', ')}
            </>
          ) : (
            trip.direct
          )}
        </span>{' '}
        <span className={styles.names}>
          {trip.kinds.includes('train') ? trip.kinds.map((kind, index) => <Icon key={index} name={kind} />) : null}
          {[...trip.carriers.map(({ name }) => name), ...trip.trains].join(', ')}
        </span>
      </div>
    </div>
  );
}

function TimeOf({ end, testId }: { end: EndView; testId: string }) {
  return (
    <time dateTime={end.dateTime} data-testid={testId}>
      {end.time}
    </time>
  );
}
