import { PriceBars } from '~/features/search/calendar/PriceBars';
import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import { LandingAnchor } from '../../LandingAnchor';
import type { PricesScreen } from './screen.server';
import styles from './Prices.module.css';

/** When a route is cheap: by month and by day of the week, drawn and as a table. */
export function Prices({ screen }: { screen: PricesScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="prices" title={t('prices.title')} text={screen.note} flat>
      <div className={styles.halves}>
        <div>
          <h3 className={styles.title}>{t('prices.byMonth')}</h3>
          <div className={styles.chart}>
            <PriceBars label={t('prices.byMonth')} chart={screen.monthChart} />
          </div>
          <Rows caption={t('prices.byMonth')} name={t('prices.month')} rows={screen.months} />
        </div>
        <div>
          <h3 className={styles.title}>{t('prices.byWeekday')}</h3>
          <div className={styles.chart}>
            <PriceBars label={t('prices.byWeekday')} chart={screen.weekdayChart} />
          </div>
          <Rows caption={t('prices.byWeekday')} name={t('prices.weekday')} rows={screen.weekdays} />
        </div>
      </div>
      <p className={prose.soft}>
        <LandingAnchor href={screen.all.href}>{screen.all.text}</LandingAnchor>
      </p>
    </Section>
  );
}

type RowsProps = { caption: string; name: string; rows: PricesScreen['months'] };

function Rows({ caption, name, rows }: RowsProps) {
  const { t } = useTranslation('landings');
  return (
    <DataTable
      caption={caption}
      head={
        <>
          <th scope="col">{name}</th>
          <th scope="col">{t('prices.day')}</th>
          <th scope="col">{t('prices.from')}</th>
        </>
      }
    >
      {rows.map((row) => (
        <tr key={row.name} className={row.isCheapest ? styles.cheapest : undefined}>
          <th scope="row">{row.name}</th>
          <td>{row.day}</td>
          <td>
            <LandingAnchor href={row.href} isSearch>
              {row.price}
            </LandingAnchor>
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
