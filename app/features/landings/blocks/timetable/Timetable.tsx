import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import { Fold } from '~/ui/Fold';
import { Section } from '~/ui/Section';
import styles from '../../flights/Flights.module.css';
import type { TimetableScreen } from './screen.server';

/** The flights of a route in the coming week, with how those of today go. */
export function Timetable({ screen: { text, first, rest } }: { screen: TimetableScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="timetable" title={t('timetable.title')} text={text} flat>
      <Rows caption={t('timetable.title')} rows={first} />
      {rest ? (
        <Fold title={rest.title}>
          <Rows caption={rest.title} rows={rest.rows} />
        </Fold>
      ) : null}
    </Section>
  );
}

function Rows({ caption, rows }: { caption: string; rows: TimetableScreen['first'] }) {
  const { t } = useTranslation('landings');
  return (
    <DataTable
      caption={caption}
      head={
        <>
          <th scope="col">{t('timetable.times')}</th>
          <th scope="col">{t('timetable.flight')}</th>
          <th scope="col">{t('timetable.days')}</th>
        </>
      }
    >
      {rows.map(({ key, times, offset, airports, number, others, duration, days, today }) => (
        <tr key={key} className={styles.row}>
          <th scope="row" className={styles.inline}>
            <span className={styles.time}>
              {times}
              {offset ? <sup className={styles.offset}>{offset}</sup> : null}
            </span>
            {[airports, duration].map((one) =>
              one ? (
                <span key={one} className={styles.more}>
                  <span className={styles.whole}>{one}</span>
                </span>
              ) : null,
            )}
          </th>
          <td>
            <span className={styles.whole}>{number}</span>
            {others.map((one) => (
              <span key={one} className={styles.more}>
                <span className={styles.whole}>{one}</span>
              </span>
            ))}
          </td>
          <td>
            {days}
            {today ? (
              <span className={today.isLate ? styles.late : styles.more}>
                {t('timetable.today', { status: today.text })}
              </span>
            ) : null}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
