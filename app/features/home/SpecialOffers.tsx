import { useTranslation } from '~/i18n/use-translation';
import { DocumentLink } from '~/ui/DocumentLink';
import prose from '~/ui/prose.module.css';
import styles from './Destinations.module.css';
import { RouteCard, RouteList } from './RouteCard';
import type { OfferCard } from './special-offers.server';

/** Cheap tickets of the coming weeks, and the way to all sales; renders nothing without any. */
export function SpecialOffers({ offers, salesHref }: { offers: readonly OfferCard[]; salesHref: string | null }) {
  const { t } = useTranslation('home');
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{t('offers.title')}</h2>
      <RouteList>
        {offers.map(({ href, departure, arrival, date, flight, price }) => (
          <RouteCard
            key={href}
            href={href}
            departure={departure}
            arrival={arrival}
            facts={`${date} · ${flight}`}
            price={price}
            isOffer
          />
        ))}
      </RouteList>
      {salesHref ? (
        <p className={styles.more}>
          <DocumentLink to={salesHref} className={prose.link}>
            {t('offers.all')}
          </DocumentLink>
        </p>
      ) : null}
    </section>
  );
}
