import { CarrierMark } from '~/ui/CarrierMark';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { Port } from './Port';
import styles from './TripDetails.module.css';
import type { SegmentEndView, SegmentView, TripView } from './trip-view';
import { Warnings } from './Warnings';

/**
 * A trip in full: every segment with its ports and terminals, and every connection. Without a heading where the page
 * around it is titled with its cities.
 */
export function TripDetails({ trip, heading: Heading = 'h3' }: { trip: TripView; heading?: 'h2' | 'h3' | null }) {
  return (
    <section className={styles.trip}>
      <header className={styles.header}>
        {Heading ? <Heading className={styles.title}>{trip.title}</Heading> : null}
        <p className={prose.soft}>{[trip.departure.date, trip.duration].join(' · ')}</p>
      </header>
      <TripSegments trip={trip} />
    </section>
  );
}

/** Every segment of a trip and every connection, in order. */
export function TripSegments({ trip }: { trip: TripView }) {
  return (
    <ol className={styles.segments} role="list">
      {trip.segments.map((segment, index) => (
        <li key={`${segment.number}${index}`}>
          <Segment segment={segment} />
          {segment.transfer ? <Transfer transfer={segment.transfer} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Segment({ segment }: { segment: SegmentView }) {
  return (
    <div className={layout.stack2} data-testid="itinerary-segment">
      <p className={styles.carrier}>
        <CarrierMark code={segment.carrier.code} {...segment.carrier.mark} />
        <span>
          <strong>{segment.number}</strong> {segment.carrier.name}
        </span>
      </p>
      <div className={styles.ends}>
        <End end={segment.departure} />
        <p className={styles.duration}>
          <Icon name={segment.icon} />
          {segment.duration}
        </p>
        <End end={segment.arrival} />
      </div>
      {segment.notes.length > 0 ? <p className={`${prose.soft} ${styles.notes}`}>{segment.notes.join(' · ')}</p> : null}
    </div>
  );
}

function End({ end }: { end: SegmentEndView }) {
  return (
    <div className={styles.end}>
      <p className={styles.when}>
        <time className={styles.time} dateTime={end.dateTime}>
          {end.time}
        </time>{' '}
        <span className={prose.soft}>{end.date}</span>
      </p>
      <p className={styles.place}>
        <span className={styles.city}>{end.city}</span>{' '}
        <span className={styles.port}>
          {end.isStation ? <Port end={{ ...end, port: end.place }} /> : end.place}
          {end.terminal ? `, ${end.terminal}` : null}
        </span>
      </p>
    </div>
  );
}

function Transfer({ transfer }: { transfer: NonNullable<SegmentView['transfer']> }) {
  return (
    <div className={styles.transfer}>
      <p className={styles.transferText}>
        <Icon name="clock" />
        {transfer.text}
      </p>
      <Warnings texts={transfer.warnings} list={layout.stack1} item={styles.warning} />
    </div>
  );
}
