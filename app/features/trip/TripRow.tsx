import { CarrierMark } from '~/ui/CarrierMark';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Port } from './Port';
import styles from './TripRow.module.css';
import type { EndView, TripSummaryView } from './trip-view';

/**
 * A trip at a glance: times, then ports, duration and stops. A wide ticket also shows carriers and trains, which a phone
 * has at the foot of the ticket.
 */
export function TripRow({ trip }: { trip: TripSummaryView }) {
  const { departure, arrival, kinds } = trip;
  return (
    <div
      className={isByLand(kinds) ? `${styles.trip} ${styles.rail}` : styles.trip}
      data-testid="serp-ticket-trip-item"
    >
      <div className={styles.times}>
        <span className={styles.marks}>
          {trip.carriers.map(({ code, mark }) => (
            <CarrierMark key={code} code={code} {...mark} />
          ))}
        </span>
        <TimeOf end={departure} testId="serp-ticket-departure-time" />{' '}
        <span className={styles.arrival}>
          <TimeOf end={arrival} testId="serp-ticket-arrival-time" />
          {arrival.dayOffset ? (
            <sup className={styles.offset}>
              <span aria-hidden="true">{arrival.dayOffset}</span>
              <VisuallyHidden>{` ${arrival.dayOffsetLabel}`}</VisuallyHidden>
            </sup>
          ) : null}
        </span>
      </div>{' '}
      <div className={`${styles.way} ${layout.dotted}`}>
        <Place end={departure} className={styles.from} testId="serp-ticket-departure-info" />{' '}
        <Place end={arrival} className={styles.to} testId="serp-ticket-arrival-info" /> <Length trip={trip} />{' '}
        <Carriers trip={trip} />
      </div>{' '}
    </div>
  );
}

type PlaceProps = { end: EndView; className: string | undefined; testId: string };

/** A port; one that the way out did not have says so, and then leaves room by its code. */
function Place({ end, className, testId }: PlaceProps) {
  const { mismatch } = end;
  return (
    <span className={className}>
      <span data-testid={testId}>
        <Port end={end} isShort isCode={mismatch !== undefined} />
      </span>
      {mismatch ? (
        <span className={styles.mismatch}>
          {' '}
          <Icon name="warning" />
          {mismatch}
        </span>
      ) : null}
    </span>
  );
}

const isByLand = (kinds: TripSummaryView['kinds']) => kinds.some((kind) => kind !== 'plane');

function Length({ trip: { duration, kinds, transfers, stops, direct } }: { trip: TripSummaryView }) {
  // Most trains and buses are direct, and on a phone the line says only what differs.
  const isPlain = direct && isByLand(kinds);
  return (
    <>
      <span className={styles.duration} data-testid="search-trip-duration">
        {duration}
      </span>{' '}
      <span className={isPlain ? `${styles.stops} ${styles.plain}` : styles.stops}>
        {transfers ? (
          <>
            <span data-testid="serp-ticket-transfer-text">
              {transfers.count}
              <span className={styles.waiting}>{`, ${transfers.waiting}`}</span>
            </span>
            {` ${stops.join(', ')}`}
          </>
        ) : (
          direct
        )}
      </span>
    </>
  );
}

/** The trains and buses, then the carriers that no word on a mark names. */
function Carriers({ trip: { kinds, carriers, trains } }: { trip: TripSummaryView }) {
  const marked = carriers.filter(({ mark }) => mark).map(({ name }) => name);
  const others = carriers.filter(({ mark }) => !mark).map(({ name }) => name);
  return (
    <span className={styles.names}>
      {isByLand(kinds) ? kinds.map((kind, index) => <Icon key={index} name={kind} />) : null}
      {[...trains.map(({ text }) => text), ...others].join(', ')}
      {marked.length > 0 ? <VisuallyHidden>{`, ${marked.join(', ')}`}</VisuallyHidden> : null}
    </span>
  );
}

/** The sign of the half of the day, which follows the no-break space of a twelve-hour clock, is smaller. */
function TimeOf({ end, testId }: { end: EndView; testId: string }) {
  const [clock, half] = end.time.split(/(?=\u202f)/);
  return (
    <time dateTime={end.dateTime} data-testid={testId}>
      {clock}
      {half ? <small className={styles.half}>{half}</small> : null}
    </time>
  );
}
