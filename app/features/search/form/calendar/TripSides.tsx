import { useTranslation } from '~/i18n/use-translation';
import styles from './TripSides.module.css';
import type { TripDays, TripSide } from '../date-calendar';

export type TripSidesProps = {
  labels: TripDays['labels'];
  /** The day of each side as text; empty when unset. */
  days: Record<TripSide, string>;
  /** Length of the stay as text; empty while it is open. */
  nights: string;
  /** Stands in the place of the second day while the first is chosen. */
  noBack: string;
  /** The side that the next press sets. */
  side: TripSide;
  onSide: (side: TripSide) => void;
};

const SIDES = ['out', 'back'] as const;

/** Departure and return side by side: the days so far, and which of the two is being chosen. */
export function TripSides({ labels, days, nights, noBack, side, onSide }: TripSidesProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.sides}>
      {SIDES.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.side}
          aria-pressed={one === side}
          // A return needs a departure.
          disabled={one === 'back' && days.out === ''}
          onClick={() => onSide(one)}
        >
          <span className={styles.sideLabel}>
            {[labels[one], one === 'back' && nights].filter(Boolean).join(' · ')}
          </span>{' '}
          <span className={styles.sideDay}>{days[one] || (one === side ? t('picker.choose') : noBack)}</span>
        </button>
      ))}
    </div>
  );
}

/**
 * Names the day being chosen, where the fields themselves show the days. Marks its field by `data-side`, where a field is one of two days.
 * @param nights length of the stay so far as text; empty while it is open
 */
export function TripTitle({ label, side, nights }: { label: string; side?: TripSide; nights: string }) {
  const { t } = useTranslation('calendar');
  return (
    <h2 className={styles.title} data-side={side} aria-hidden="true">
      {label} <span className={styles.hint}>{nights || t('picker.choose')}</span>
    </h2>
  );
}
