import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import { Section } from '~/ui/Section';
import { LandingAnchor } from '../../LandingAnchor';
import type { AirportsScreen } from './screen.server';
import styles from './Airports.module.css';

/** Airports with their way to the centre. */
export function Airports({ screen: { title, groups } }: { screen: AirportsScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="airports" title={title} flat>
      <div className={groups.length > 1 ? styles.groups : undefined}>
        {groups.map((group) => (
          <div key={group.title ?? title}>
            {group.title ? <h3 className={styles.title}>{group.title}</h3> : null}
            <DataTable
              caption={group.title ?? title}
              head={
                <>
                  <th scope="col">{t('airports.airport')}</th>
                  <th scope="col">{t('airports.centre')}</th>
                  <th scope="col">{t('airports.weekly')}</th>
                </>
              }
            >
              {group.rows.map(({ code, name, href, centre, weekly }) => (
                <tr key={code}>
                  <th scope="row">
                    <LandingAnchor href={href}>{name}</LandingAnchor> <span className={styles.code}>{code}</span>
                  </th>
                  <td>{centre}</td>
                  <td>{weekly}</td>
                </tr>
              ))}
            </DataTable>
          </div>
        ))}
      </div>
    </Section>
  );
}
