import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import styles from './FoldedTrip.module.css';
import { TripSegments } from './TripDetails';
import type { EndView, TripView } from './trip-view';
import { Warnings } from './Warnings';

const placeOf = ({ isStation, port, code }: EndView) => (isStation ? port : code);

/** A trip in three lines, with its warnings; a press opens every segment below, without a script. */
export function FoldedTrip({ trip, heading: Heading }: { trip: TripView; heading: 'h2' | 'h3' }) {
  const { departure, arrival, transfers } = trip;
  const stops = transfers ? `${transfers.count}, ${transfers.waiting}` : trip.direct;
  const carriers = trip.carriers.map(({ name }) => name).join(', ');
  return (
    <details className={styles.trip}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{trip.title}</Heading>
        <p className={styles.times}>
          {departure.date}, {departure.time} – {arrival.time}
          {arrival.dayOffset ? ` (${arrival.date})` : ''}
        </p>
        <p className={prose.soft}>
          {[`${placeOf(departure)} – ${placeOf(arrival)}`, trip.duration, stops, carriers].filter(Boolean).join(' · ')}
        </p>
        <Warnings texts={trip.warnings} list={styles.warnings} item={styles.warning} />
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <TripSegments trip={trip} />
    </details>
  );
}
