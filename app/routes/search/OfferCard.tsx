import { Link } from '@remix-run/react';
import { TripRow } from '~/features/trip/TripRow';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { HighlightTags } from './HighlightTags';
import styles from './OfferCard.module.css';
import type { CardView } from './results.server';
import type { HighlightWords } from './results-words.server';

/**
 * Shows an offer as a boarding pass: the trips on the left; behind the perforation the price, what it includes, and the
 * link.
 */
export function OfferCard({ card, highlights }: { card: CardView; highlights: HighlightWords }) {
  const { t } = useTranslation('search');
  const { best, trips } = card;
  const [first] = trips;
  return (
    <Card as="article" flush testId="serp-ticket-item">
      <div className={styles.pass}>
        <div className={styles.itinerary}>
          <HighlightTags tags={card.highlights} words={highlights} />
          <div className={styles.trips}>
            {trips.map((trip, index) => (
              <TripRow key={index} trip={trip} />
            ))}
          </div>
          <Link to={card.detailsPath} className={styles.details} preventScrollReset>
            {t('results.details')}
            <VisuallyHidden>
              : {first?.departure.time} – {first?.arrival.time}, {best.price}
            </VisuallyHidden>
          </Link>
        </div>
        <div className={styles.stub}>
          <div data-testid="serp-ticket-total-sum">
            {/* Automation looks for an h1 here (upstream facts §7); assistive technology hears a second level. */}
            <h1 aria-level={2} className={styles.price}>
              {best.price}
            </h1>
          </div>
          {card.perPassenger ? <p className={styles.small}>{card.perPassenger}</p> : null}
          <ul className={styles.included} role="list" data-testid="baggage-wrapper">
            <li>
              <Icon name="bag" />
              <span data-testid="baggage-selection">{best.baggage}</span>
            </li>
            <li>
              <Icon name="hand-bag" />
              {best.cabinBag}
            </li>
          </ul>
          {card.others.length > 0 ? (
            <ul className={styles.included} role="list">
              {card.others.map((offer) => (
                <li key={offer.path}>
                  <Link to={offer.path} className={styles.other}>
                    <span>{offer.baggage}</span>
                    <span className={styles.otherPrice}>{offer.price}</span>
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
          {card.seatsLeft ? <p className={styles.seats}>{card.seatsLeft}</p> : null}
          <div className={styles.way}>
            <ButtonLink to={best.path} wide testId="ticket-price-button">
              {t('results.choose')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}
