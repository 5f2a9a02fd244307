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
        {days.map(({ day, lowest, path, isNear, isNow }) => (
          <li key={day} className={isNear ? styles.near : undefined}>
            <a
              className={isNow ? `${styles.dayLink} ${styles.today}` : styles.dayLink}
              href={path ?? undefined}
              aria-current={path ? undefined : 'date'}
            >
              <span>{day}</span> <span className={prose.soft}>{lowest}</span>{' '}
              {isNow ? <span className={styles.nowMark}>{t('flights.now')}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
