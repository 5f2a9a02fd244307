import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import { Section } from '~/ui/Section';
import { LandingAnchor } from '../../LandingAnchor';
import styles from '../airports/Airports.module.css';
import type { PairsScreen } from './screen.server';

/** From which airport to which one can fly without a stop. */
export function Pairs({ screen: { title, rows } }: { screen: PairsScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="pairs" title={title} flat>
      <DataTable
        caption={title}
        head={
          <>
            <th scope="col">{t('airports.title')}</th>
            <th scope="col">{t('carriers.duration')}</th>
            <th scope="col">{t('carriers.weekly')}</th>
          </>
        }
      >
        {rows.map(({ codes, name, href, duration, weekly }) => (
          <tr key={codes}>
            <th scope="row">
              <LandingAnchor href={href}>{name}</LandingAnchor> <span className={styles.code}>{codes}</span>
            </th>
            <td>{duration}</td>
            <td>{weekly}</td>
          </tr>
        ))}
      </DataTable>
    </Section>
  );
}
