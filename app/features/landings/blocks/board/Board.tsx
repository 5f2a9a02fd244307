import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import { Fold } from '~/ui/Fold';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from '../../flights/Flights.module.css';
import type { BoardScreen } from './screen.server';

type Shown = BoardScreen['boards'][number];

/** The next departures and arrivals of an airport. */
export function Board({ screen: { text, boards } }: { screen: BoardScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="board" title={t('board.heading')} text={text} flat>
      <div className={boards.length > 1 ? styles.boards : undefined}>
        {boards.map(({ key, title, place, first, rest }) => (
          <div key={key}>
            <h3 className={styles.title}>{title}</h3>
            <Rows caption={title} place={place} rows={first} />
            {rest ? (
              <Fold title={rest.title}>
                <Rows caption={rest.title} place={place} rows={rest.rows} />
              </Fold>
            ) : null}
          </div>
        ))}
      </div>
    </Section>
  );
}

function Rows({ caption, place, rows }: { caption: string; place: string; rows: Shown['first'] }) {
  const { t } = useTranslation('landings');
  return (
    <DataTable
      caption={caption}
      head={
        <>
          <th scope="col">{t('board.time')}</th>
          <th scope="col">{place}</th>
          <th scope="col">{t('board.status')}</th>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.key} className={styles.row}>
          <td>
            {row.day ? <span className={styles.more}>{row.day}</span> : null}
            <span className={styles.time}>
              {row.time}
              {row.offset ? <sup className={styles.offset}>{row.offset}</sup> : null}
            </span>
            {row.planned ? (
              <s className={styles.more}>
                <VisuallyHidden>{t('board.planned')} </VisuallyHidden>
                {row.planned}
              </s>
            ) : null}
          </td>
          <th scope="row">
            {row.place}
            <span className={styles.more}>{row.numbers}</span>
            {row.at ? <span className={styles.more}>{row.at}</span> : null}
          </th>
          <td>
            {row.status ? (
              <span className={row.status.isLate ? styles.late : styles.more}>{row.status.text}</span>
            ) : null}
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
