import { CarrierMark } from '~/ui/CarrierMark';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Port } from './Port';
import styles from './TripRow.module.css';
import type { EndView, TripSummaryView } from './trip-view';

/**
 * A trip at a glance: times, then ports, duration, stops and carriers. A train is named first, for its name tells it
 * apart.
 * @param before the trip above, whose carriers and trains a narrow ticket does not name again
 */
export function TripRow({ trip, before }: { trip: TripSummaryView; before?: TripSummaryView }) {
  const { departure, arrival } = trip;
  const isByTrain = trip.kinds.includes('train');
  const isRepeat = before && namesOf(before) === namesOf(trip);
  const looks = [styles.trip, isByTrain && styles.rail, isRepeat && styles.repeat];
  return (
    <div className={looks.filter(Boolean).join(' ')} data-testid="serp-ticket-trip-item">
      <div className={styles.marks}>
        {trip.carriers.map(({ code, mark }) => (
          <CarrierMark key={code} code={code} {...mark} />
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
        {isByTrain ? (
          <>
            <Carriers trip={trip} /> <Length trip={trip} /> <Ports trip={trip} />{' '}
            {trip.cars ? <span className={styles.cars}>{trip.cars}</span> : null}
          </>
        ) : (
          <>
            <Ports trip={trip} /> <Length trip={trip} /> <Carriers trip={trip} />
          </>
        )}
      </div>
    </div>
  );
}

/** Names that a phone shows of carriers and trains. */
function namesOf({ carriers, trains }: TripSummaryView): string {
  return [...carriers.map(({ code }) => code), ...trains.map(({ short }) => short)].join();
}

function Ports({ trip: { departure, arrival } }: { trip: TripSummaryView }) {
  return (
    <>
      <span className={styles.from} data-testid="serp-ticket-departure-info">
        <Port end={departure} isShort />
      </span>{' '}
      <span className={styles.to} data-testid="serp-ticket-arrival-info">
        <Port end={arrival} isShort />
      </span>
    </>
  );
}

function Length({ trip: { duration, kinds, transfers, stops, direct } }: { trip: TripSummaryView }) {
  // Most trains are direct, and on a phone the line says only what differs.
  const isPlain = direct && kinds.includes('train');
  return (
    <>
      <span className={styles.duration} data-testid="search-trip-duration">
        {duration}
      </span>{' '}
      <span className={isPlain ? `${styles.stops} ${styles.direct}` : styles.stops}>
        {transfers ? (
          <>
            <span data-testid="serp-ticket-transfer-text">
              {transfers.count}
              <span className={styles.waiting}>, {transfers.waiting}</span>
            </span>{' '}
            {stops.join(', ')}
          </>
        ) : isPlain ? (
          <VisuallyHidden below="tablet">{direct}</VisuallyHidden>
        ) : (
          direct
        )}
      </span>
    </>
  );
}

/** The trains, then the carriers that no word on a mark names. */
function Carriers({ trip: { kinds, carriers, trains } }: { trip: TripSummaryView }) {
  const marked = carriers.filter(({ mark }) => mark);
  const others = carriers.filter(({ mark }) => !mark).map(({ name }) => name);
  return (
    <span className={styles.names}>
      {kinds.includes('train') ? kinds.map((kind, index) => <Icon key={index} name={kind} />) : null}
      {trains.length > 0 ? (
        <>
          <VisuallyHidden below="desktop">{trains.map(({ text }) => text).join(', ')}</VisuallyHidden>
          <span className={styles.short} aria-hidden="true">
            {trains.map(({ short }) => short).join(', ')}
          </span>
          {others.length > 0 ? ', ' : null}
        </>
      ) : null}
      {others.join(', ')}
      {marked.length > 0 ? <VisuallyHidden>, {marked.map(({ name }) => name).join(', ')}</VisuallyHidden> : null}
    </span>
  );
}

function TimeOf({ end, testId }: { end: EndView; testId: string }) {
  return (
    <time dateTime={end.dateTime} data-testid={testId}>
      {end.time}
    </time>
  );
}
