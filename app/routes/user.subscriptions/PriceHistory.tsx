import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import type { ChartShape } from './history-chart';
import type { HistoryView } from './screen.server';
import styles from './PriceHistory.module.css';

/** The history of a price: a small line, and beside it the same as a table. */
export function PriceHistory({ history: { label, shape, rows }, route }: { history: HistoryView; route: string }) {
  const { t } = useTranslation('price-alerts');
  return (
    <div className={styles.history}>
      {shape ? (
        <figure className={styles.figure}>
          <Chart shape={shape} label={label} />
          <figcaption className={styles.caption}>{label}</figcaption>
        </figure>
      ) : null}
      <DataTable
        caption={t('history.table', { route })}
        head={
          <>
            <th scope="col">{t('history.day')}</th>
            <th scope="col">{t('history.price')}</th>
          </>
        }
      >
        {rows.map(({ date, day, price, isLowest }) => (
          <tr key={date} className={isLowest ? styles.lowest : undefined}>
            <th scope="row">{day}</th>
            <td>{isLowest ? t('history.lowest', { price }) : price}</td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function Chart({ shape: { width, height, points }, label }: { shape: ChartShape; label: string }) {
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const [first, last] = [points[0]!, points.at(-1)!];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={styles.chart}>
      <polygon className={styles.area} points={`${first.x},${height} ${line} ${last.x},${height}`} />
      <polyline className={styles.line} points={line} />
      {points.map(({ x, y }) => (
        <circle key={x} className={styles.dot} cx={x} cy={y} r={x === last.x ? 5 : 2.5} />
      ))}
    </svg>
  );
}
