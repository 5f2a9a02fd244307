import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './CityPanel.module.css';
import type { CityScreen } from './city.server';

/** Shows one city of the map: its price, weather and sights. */
export function CityPanel({ city }: { city: CityScreen }) {
  const { t } = useTranslation('price-map');
  return (
    <Card as="section" labelledBy="city" flat stack testId="city-panel">
      <header className={styles.head}>
        <h2 id="city" className={styles.title}>
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
            <>
              <p className={styles.price}>{t('city.price', { price: city.row.price, date: city.row.dates })}</p>
              <p>
                <ButtonLink to={city.row.path} rel="nofollow">
                  {t('city.search')}
                </ButtonLink>
              </p>
            </>
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
        {city.months.length > 0 ? (
          <div className={styles.column}>
            <h3 className={styles.subtitle}>{t('city.climate')}</h3>
            <dl className={styles.months}>
              {city.months.map(({ name, temperatures }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{temperatures}</dd>
                </div>
              ))}
            </dl>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
