import { Link } from '@remix-run/react';
import { TripRow } from '~/features/trip/TripRow';
import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import buys from './OfferBuys.module.css';
import styles from './OfferCard.module.css';
import type { WayOutView } from './more-ways.server';

/** Shows the way out that all offers below it share, once, with a link back to the others. */
export function WayOut({ way: { trip, path } }: { way: WayOutView }) {
  const { t } = useTranslation('search');
  return (
    <Card as="section" flush labelledBy="way-out" className={styles.card} testId="way-out">
      <div className={styles.pass}>
        <div className={styles.trips}>
          <TripRow trip={trip} />
        </div>{' '}
        <div className={styles.stub}>
          <p className={`${styles.buys} ${buys.buys}`}>
            <strong id="way-out">{t('results.wayOut')}</strong>{' '}
            <Link to={path} className={buys.withBag}>
              {t('results.otherWaysOut')}
            </Link>
          </p>
        </div>
      </div>
    </Card>
  );
}
