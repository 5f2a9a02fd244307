import { useTranslation } from '~/i18n/use-translation';
import { RouteCard, RouteList } from './RouteCard';
import type { OfferCard } from './special-offers.server';

/** Cheap tickets of the coming weeks; renders nothing without any. */
export function SpecialOffers({ offers }: { offers: readonly OfferCard[] }) {
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
    </section>
  );
}
