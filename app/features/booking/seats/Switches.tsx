import { useTranslation } from '~/i18n/use-translation';
import layout from '~/ui/layout.module.css';
import type { SwitchesView } from './switches.server';
import styles from './SeatMapView.module.css';

/** Switches to another flight or passenger and keeps the current choice. */
export function Switches({ screen }: { screen: SwitchesView }) {
  const { t } = useTranslation('seats');
  return (
    <>
      {screen.flights.length > 0 ? (
        <div role="group" aria-label={t('flights')} className={layout.row2}>
          {screen.flights.map(({ segmentIndex, label, isCurrent }) => (
            <button
              key={segmentIndex}
              name="intent"
              value={`flight:${segmentIndex}`}
              className={styles.switch}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
            </button>
          ))}
        </div>
      ) : null}
      {screen.passengers.length > 1 ? (
        <div role="group" aria-label={t('passengers')} className={styles.passengers}>
          {screen.passengers.map(({ index, name, type, seat, isChosen, isCurrent }) => (
            <button
              key={index}
              name="intent"
              value={`passenger:${index}`}
              className={styles.switch}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span className={isChosen ? `${styles.badge} ${styles.hasSeat}` : styles.badge} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.person}>
                <span>
                  <span className={styles.name}>{name}</span> <span className={styles.soft}>{type}</span>
                </span>
                <span className={styles.soft}>{seat}</span>
              </span>
            </button>
          ))}
        </div>
      ) : null}
      {screen.infants ? <p className={styles.soft}>{screen.infants}</p> : null}
    </>
  );
}
