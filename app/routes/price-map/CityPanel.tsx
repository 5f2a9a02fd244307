import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './CityPanel.module.css';
import type { CityScreen } from './city.server';
import type { ClimateChart } from './climate-chart.server';

/** Shows one city of the map: its price, weather and sights. */
export function CityPanel({ city }: { city: CityScreen }) {
  const { t } = useTranslation('price-map');
  return (
    // The anchor leaves the map in view, which on a phone the panel stands over.
    <div id="city" className={styles.panel}>
      <Card as="section" labelledBy="city-name" flat stack testId="city-panel">
        <header className={styles.head}>
          <img className={styles.picture} src={city.picture} alt="" width={400} height={212} />
          <h2 id="city-name" className={styles.title}>
            {city.title}
            {city.country ? <span className={styles.country}>{city.country}</span> : null}
          </h2>
          <a href={city.closePath} rel="nofollow" className={styles.close} aria-label={t('city.close')}>
            <Icon name="close" />
          </a>
        </header>
        <div className={styles.columns}>
          <div className={styles.column}>
            {city.row ? (
              <div className={styles.offer}>
                <p className={styles.price}>{t('city.price', { price: city.row.price, date: city.row.dates })}</p>
                <ButtonLink to={city.row.path} rel="nofollow">
                  {t('city.search')}
                </ButtonLink>
              </div>
            ) : (
              <p>{t('city.nothing')}</p>
            )}
            <p>
              <a href={city.yearPath}>{t('city.year')}</a>
            </p>
            {city.visa ? <p className={prose.soft}>{city.visa}</p> : null}
          </div>
          {city.attractions.length > 0 ? (
            <div className={styles.column}>
              <h3 className={styles.subtitle}>{t('city.attractions')}</h3>
              <ul className={layout.stack1} role="list">
                {city.attractions.map(({ name, kind }) => (
                  <li key={name}>
                    {name}
                    {kind ? <span className={prose.soft}> · {kind}</span> : null}
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {city.climate ? (
            <div className={styles.column}>
              <h3 className={styles.subtitle}>
                {t('city.climate')}, {city.climate.unit}
              </h3>
              <Climate chart={city.climate} />
            </div>
          ) : null}
        </div>
      </Card>
    </div>
  );
}

function Climate({ chart }: { chart: ClimateChart }) {
  return (
    <ol className={styles.months} role="list">
      {chart.months.map(({ letter, text, low, high, bar, isChosen }) => (
        <li key={text} className={isChosen ? styles.chosen : undefined}>
          <VisuallyHidden>{text}</VisuallyHidden>
          <span aria-hidden="true">{high}</span>
          <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
            <rect y={bar.y} width="10" height={bar.height} rx="3" />
          </svg>
          <span aria-hidden="true" className={styles.low}>
            {low}
          </span>
          <span aria-hidden="true">{letter}</span>
        </li>
      ))}
    </ol>
  );
}
