import { DotLine } from '~/ui/DotLine';
import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import styles from './FoldedTrip.module.css';
import { TripSegments } from './TripDetails';
import type { EndView, TripView } from './trip-view';

const placeOf = ({ isStation, port, code }: EndView) => (isStation ? port : code);

/** A trip in three lines, with its warnings; a press opens every segment below, without a script. */
export function FoldedTrip({ trip, heading: Heading }: { trip: TripView; heading: 'h2' | 'h3' }) {
  const { departure, arrival, transfers } = trip;
  const stops = transfers ? `${transfers.count}, ${transfers.waiting}` : trip.direct;
  const flights = [...trip.segments.map(({ number }) => number), ...trip.carriers.map(({ name }) => name)].join(', ');
  return (
    <details className={styles.trip}>
      <summary className={styles.summary}>
        <Heading className={styles.title}>{trip.title}</Heading>
        <span className={styles.times}>
          {departure.date}, {departure.time} – {arrival.time}{' '}
          {arrival.dayOffset ? <span className={styles.nextDay}>({arrival.date})</span> : null}
        </span>
        <span className={prose.soft}>
          <DotLine
            parts={[`${placeOf(departure)} – ${placeOf(arrival)}`, trip.duration, stops, flights].filter(
              (part) => part !== null,
            )}
          />
        </span>
        {trip.warnings.map((text) => (
          <span key={text} className={styles.warning}>
            <Icon name="warning" />
            {text}
          </span>
        ))}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <TripSegments trip={trip} />
    </details>
  );
}
