import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';
import type { DayLink } from './day-links.server';
import styles from './exchange.module.css';

/** Leads to the flights of days nearby, each with its lowest surcharge. */
export function DayStrip({ days }: { days: readonly DayLink[] }) {
  const { t } = useTranslation('exchange');
  return (
    <nav aria-label={t('flights.days')}>
      <ul className={styles.days} role="list">
        {days.map(({ date, day, from, path, isNear }) => (
          <li key={date} className={isNear ? styles.near : undefined}>
            <a
              className={styles.dayLink}
              href={path ?? undefined}
              aria-label={`${date}, ${from}`}
              aria-current={path ? undefined : 'date'}
            >
              <span className={styles.line}>{day}</span>
              <span className={`${styles.line} ${prose.soft}`}>{from}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
