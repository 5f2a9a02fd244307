import { useTranslation } from '~/i18n/use-translation';
import { CarrierMark } from '~/ui/CarrierMark';
import { DataTable } from '~/ui/DataTable';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import { LandingAnchor } from '../../LandingAnchor';
import type { CarriersScreen } from './screen.server';
import styles from './Carriers.module.css';

/** The carriers that fly without a stop, and how often. */
export function Carriers({ screen: { title, hasDurations, rows, note } }: { screen: CarriersScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="airlines" title={title} flat>
      <DataTable
        caption={title}
        head={
          <>
            <th scope="col">{t('carriers.carrier')}</th>
            {hasDurations ? <th scope="col">{t('carriers.duration')}</th> : null}
            <th scope="col">{t('carriers.weekly')}</th>
          </>
        }
      >
        {rows.map(({ code, name, href, weekly, duration, airports }) => (
          <tr key={code}>
            <th scope="row">
              <span className={styles.carrier}>
                <CarrierMark code={code} />
                <span>
                  <LandingAnchor href={href}>{name}</LandingAnchor>
                  {airports ? <span className={styles.airports}>{airports}</span> : null}
                </span>
              </span>
            </th>
            {hasDurations ? <td>{duration}</td> : null}
            <td>{weekly}</td>
          </tr>
        ))}
      </DataTable>
      {note ? <p className={prose.soft}>{note}</p> : null}
    </Section>
  );
}
