import type { RideHead as RideHeadView } from './ride-head.server';
import styles from './RideHead.module.css';

/** The train that places are chosen on, in three lines. */
export function RideHead({ ride }: { ride: RideHeadView }) {
  return (
    <div className={styles.ride}>
      <p className={styles.train}>
        <strong>{ride.train}</strong> <span className={styles.soft}>{ride.duration}</span>{' '}
        {ride.carrier ? <span className={styles.carrier}>{ride.carrier}</span> : null}
      </p>
      <End end={ride.from} />
      <End end={ride.to} />
    </div>
  );
}

function End({ end: { time, date, city, station } }: { end: RideHeadView['from'] }) {
  return (
    <p className={styles.end}>
      <strong className={styles.time}>{time}</strong> <span className={styles.date}>{date}</span>{' '}
      <span>
        {city}
        {station ? <span className={styles.soft}>, {station}</span> : null}
      </span>
    </p>
  );
}
