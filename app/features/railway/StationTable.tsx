import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import { DataTable } from '~/ui/DataTable';
import styles from './StationTable.module.css';
import type { StationRow } from './screen.server';

/** The railway map as a table: stations of big cities, with links to searches of the trains that leave them. */
export function StationTable({ stations }: { stations: readonly StationRow[] }) {
  const { t } = useTranslation('railway');
  return (
    <section aria-labelledby="stations">
      <h2 id="stations" className={styles.title}>
        {t('stations.title')}
      </h2>
      <Card className={styles.card}>
        <DataTable
          caption={t('stations.title')}
          head={
            <>
              <th scope="col">{t('stations.station')}</th>
              <th scope="col" className={styles.to}>
                {t('stations.to')}
              </th>
            </>
          }
        >
          {stations.map(({ code, city, station, links }) => (
            <tr key={code}>
              <th scope="row">
                {station}
                {city ? <span className={styles.city}>{city}</span> : null}
              </th>
              <td className={styles.to}>
                <ul role="list" className={styles.links}>
                  {links.map(({ text, href }) => (
                    <li key={href}>
                      <a href={href} rel="nofollow">
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </DataTable>
      </Card>
    </section>
  );
}
