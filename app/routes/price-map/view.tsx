import { PriceProgress } from '~/features/search/calendar/PriceProgress';
import { DestinationTable } from '~/features/search/map/DestinationTable';
import { MapPicture } from '~/features/search/map/MapPicture';
import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import { LinkChoice } from '~/ui/LinkChoice';
import { Notice } from '~/ui/Notice';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { CityPanel } from './CityPanel';
import { MapForm } from './MapForm';
import type { PriceMapScreen } from './screen.server';
import styles from './view.module.css';

/** Seconds until a page without prices reloads. */
const REFRESH_SECONDS = 3;

/** Shows prices from a city to the world: a form, a map and a table. All of it is links; a script adds zooming. */
export function PriceMapView({ screen }: { screen: PriceMapScreen }) {
  const { t } = useTranslation('price-map');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <header className={layout.stack1}>
          <h1 className={styles.heading}>{screen.title}</h1>
          <p className={styles.lead}>{screen.lead}</p>
        </header>
        <MapForm form={screen.form} />
      </div>
      {screen.isWaiting ? <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} /> : null}
      {screen.notice ? <Notice kind="info" title={screen.notice} /> : null}
      {screen.city && !screen.picture ? <CityPanel city={screen.city} /> : null}
      {screen.picture ? (
        <>
          <div className={styles.regions}>
            <LinkChoice
              label={t('regions.label')}
              links={screen.regions.map((region) => ({ ...region, path: `${region.path}#map` }))}
            />
          </div>
          <div className={`${styles.prices} ${screen.city ? styles.withCity : ''}`}>
            <section aria-labelledby="map" className={styles.map}>
              <h2 id="map" className={styles.title}>
                <VisuallyHidden>{t('map.title')}</VisuallyHidden>
              </h2>
              <MapPicture picture={screen.picture} />
              {screen.progress ? (
                <PriceProgress>
                  {screen.progress}
                  {screen.morePath ? (
                    <>
                      {' · '}
                      <span className={styles.grey}>{t('progress.grey')} </span>
                      <a
                        href={screen.morePath}
                        rel="nofollow"
                        className={prose.link}
                        data-testid="more-prices"
                        data-more
                      >
                        {t('progress.show')}
                      </a>
                    </>
                  ) : null}
                </PriceProgress>
              ) : (
                <p className={styles.note}>{t('map.note')}</p>
              )}
            </section>
            <div className={styles.side}>
              {screen.city ? <CityPanel city={screen.city} /> : null}
              {screen.table ? (
                <Card as="section" labelledBy="prices" flat stack>
                  <h2 id="prices" className={styles.title}>
                    {t('table.title')}
                  </h2>
                  <DestinationTable table={screen.table} />
                  {screen.pages ? <LinkChoice {...screen.pages} arePages /> : null}
                </Card>
              ) : null}
            </div>
          </div>
        </>
      ) : null}
    </div>
  );
}
