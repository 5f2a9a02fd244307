import { useTranslation } from '~/i18n/use-translation';
import { DataTable } from '~/ui/DataTable';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import { LandingAnchor } from '../../LandingAnchor';
import type { DestinationsScreen } from './screen.server';
import styles from './Destinations.module.css';

/** Where one can fly without a stop; a wide screen shows two halves side by side. */
export function Destinations({ screen: { title, head, rows, note } }: { screen: DestinationsScreen }) {
  const { t } = useTranslation('landings');
  const half = Math.ceil(rows.length / 2);
  const halves = [rows.slice(0, half), rows.slice(half)].filter((part) => part.length > 0);
  return (
    <Section id="destinations" title={title} flat>
      <div className={styles.halves}>
        {halves.map((part, index) => (
          <div key={part[0]?.href} className={index > 0 ? styles.second : undefined}>
            <DataTable
              caption={title}
              head={
                <>
                  <th scope="col">{head}</th>
                  <th scope="col">{t('destinations.duration')}</th>
                  <th scope="col">{t('destinations.weekly')}</th>
                </>
              }
            >
              {part.map(({ name, href, duration, weekly }) => (
                <tr key={href}>
                  <th scope="row">
                    <LandingAnchor href={href}>{name}</LandingAnchor>
                  </th>
                  <td>{duration}</td>
                  <td>{weekly}</td>
                </tr>
              ))}
            </DataTable>
          </div>
        ))}
      </div>
      {note ? <p className={prose.soft}>{note}</p> : null}
    </Section>
  );
}
