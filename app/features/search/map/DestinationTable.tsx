import { Link } from '@remix-run/react';
import { DataTable } from '~/ui/DataTable';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { DestinationTableView } from './destination-table.server';
import styles from './DestinationTable.module.css';

/** Lists cities with days and prices; each price links to its search. */
export function DestinationTable({ table }: { table: DestinationTableView }) {
  const { caption, columns, rows, isOneDate, pending } = table;
  return (
    <div className={styles.frame}>
      <DataTable
        caption={caption}
        head={
          <>
            <th scope="col">{columns.place}</th>
            {columns.dates ? <th scope="col">{columns.dates}</th> : <td />}
            <th scope="col">{columns.price}</th>
          </>
        }
        testId="destinations"
      >
        {rows.map((row) => (
          <tr key={row.code} data-city={row.code}>
            <th scope="row">
              <img className={styles.picture} src={row.picture} alt="" width={400} height={212} loading="lazy" />
              {row.aboutPath ? (
                <Link to={row.aboutPath} rel="nofollow" className={styles.city}>
                  {row.city}
                </Link>
              ) : (
                <span className={styles.city}>{row.city}</span>
              )}
              <span className={styles.soft}>{row.country}</span>{' '}
              {row.climate ? <span className={`${styles.soft} ${styles.climate}`}>{row.climate}</span> : null}
            </th>
            <td className={styles.days}>
              {isOneDate ? null : <span className={styles.date}>{row.dates}</span>}
              {row.others.map(({ dates, price, path }) => (
                <Link key={path} to={path} rel="nofollow" className={styles.other}>
                  {dates} <span className={styles.otherPrice}>{price}</span>
                </Link>
              ))}
            </td>
            <td>
              <Link to={row.path} rel="nofollow" className={styles.price}>
                {row.price}
                <VisuallyHidden>
                  , {row.city}, {row.dates}
                </VisuallyHidden>
              </Link>
            </td>
          </tr>
        ))}
        {pending.map((city, index) => (
          <tr key={`pending ${index}`} className={styles.pending} aria-hidden="true">
            <th scope="row">{city ? <span className={styles.city}>{city}</span> : <span className={styles.bar} />}</th>
            <td className={styles.noDays}>
              <span className={styles.bar} />
            </td>
            <td>
              <span className={styles.bar} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}
