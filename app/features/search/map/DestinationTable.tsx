import { Link } from '@remix-run/react';
import { DataTable } from '~/ui/DataTable';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { DestinationRow, DestinationTableView } from './destination-table.server';
import styles from './DestinationTable.module.css';

/** Lists cities with days and prices; each price links to its search. */
export function DestinationTable({ table }: { table: DestinationTableView }) {
  const { caption, columns, rows, isOneDate, pending } = table;
  // Cheaper days come after the price that they undercut.
  const arePricesFirst = isOneDate && columns.dates !== '';
  return (
    <div className={styles.frame}>
      <DataTable
        caption={caption}
        head={
          <>
            <th scope="col">{columns.place}</th>
            {arePricesFirst ? null : columns.dates ? <th scope="col">{columns.dates}</th> : <td />}
            <th scope="col">{columns.price}</th>
            {arePricesFirst ? <th scope="col">{columns.dates}</th> : null}
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
            {arePricesFirst ? null : <Days row={row} isDated={!isOneDate} />}
            <td>
              <Link to={row.path} rel="nofollow" className={styles.price}>
                {row.price}
                <VisuallyHidden>
                  , {row.city}, {row.dates}
                </VisuallyHidden>
              </Link>
            </td>
            {arePricesFirst ? <Days row={row} isDated={false} /> : null}
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

/** The days of the price, where the rows differ in them, and other days with theirs. */
function Days({ row, isDated }: { row: DestinationRow; isDated: boolean }) {
  return (
    <td className={styles.days}>
      {isDated ? <span className={styles.date}>{row.dates}</span> : null}
      {row.others.map(({ said, dates, price, path }) => (
        <Link key={path} to={path} rel="nofollow" className={styles.other}>
          {isDated ? said : <OtherDays said={said} dates={`${dates} ${price}`} />}
        </Link>
      ))}
    </td>
  );
}

/** A card says why it names other days, which the heading of a column says for all. */
function OtherDays({ said, dates }: { said: string; dates: string }) {
  return (
    <>
      <span className={styles.inColumn}>{dates}</span>
      <span className={styles.onCard}>{said}</span>
    </>
  );
}
