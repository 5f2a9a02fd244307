import { useTranslation } from '~/i18n/use-translation';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { WeatherScreen } from './screen.server';
import styles from './Weather.module.css';

/** The usual temperatures of a city by month. */
export function Weather({ screen: { title, months } }: { screen: WeatherScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="weather" title={title} text={t('weather.note')} flat>
      <dl className={styles.months}>
        {months.map(({ name, short, temperatures }) => (
          <div key={name}>
            <dt className={styles.name}>
              <VisuallyHidden>{name}</VisuallyHidden>
              <span aria-hidden="true">{short}</span>
            </dt>
            <dd className={styles.temperatures}>{temperatures}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
