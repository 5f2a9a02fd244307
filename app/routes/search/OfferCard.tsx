import { Link } from '@remix-run/react';
import { TripRow } from '~/features/trip/TripRow';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { HighlightTags } from './HighlightTags';
import styles from './OfferCard.module.css';
import type { CardView } from './card.server';
import type { HighlightWords } from './results-words.server';

/**
 * Shows an offer as a small boarding pass: a line for each trip; price, button and bag on the stub; at most one line of
 * warnings. The whole card links to the opened ticket.
 */
export function OfferCard({ card, highlights }: { card: CardView; highlights: HighlightWords }) {
  const { t } = useTranslation('search');
  const { best, trips, withBag } = card;
  const [first] = trips;
  const looks = [styles.pass, trips.length > 1 && styles.several, trips.length === 2 && styles.pair];
  return (
    <Card
      as="article"
      flush
      className={card.highlights.length > 0 ? `${styles.card} ${styles.tagged}` : styles.card}
      testId="serp-ticket-item"
    >
      <HighlightTags tags={card.highlights} words={highlights} />
      <div className={looks.filter(Boolean).join(' ')}>
        <div className={styles.trips}>
          {trips.map((trip, index) => (
            <TripRow key={index} trip={trip} before={trips[index - 1]} />
          ))}
        </div>
        <div className={styles.stub}>
          <div className={styles.sum} data-testid="serp-ticket-total-sum">
            {/* Automation looks for an h1 here (upstream facts §7); assistive technology hears a second level. */}
            <h1 aria-level={2} className={styles.price}>
              {best.price}
            </h1>
          </div>
          <div className={styles.way}>
            <ButtonLink to={best.path} wide testId="ticket-price-button">
              {t('results.choose')}
            </ButtonLink>
          </div>
          <p className={styles.bags}>
            <span data-testid="baggage-wrapper">
              <span data-testid="baggage-selection">{best.baggage}</span>
            </span>
            {withBag ? (
              <Link to={withBag.path} className={styles.withBag}>
                {withBag.text}
              </Link>
            ) : null}
            {card.seatsLeft ? <span className={styles.seats}>{card.seatsLeft}</span> : null}
          </p>
        </div>
        {card.warnings || card.perPassenger ? (
          <p className={styles.notes}>
            {card.warnings ? (
              <span className={styles.warnings}>
                <Icon name="warning" />
                {card.warnings}
              </span>
            ) : null}
            {card.perPassenger ? <span className={styles.each}>{card.perPassenger}</span> : null}
          </p>
        ) : null}
        {card.moreWays ? (
          <Link to={card.moreWays.path} className={styles.more} data-testid="more-ways">
            {card.moreWays.text}
          </Link>
        ) : null}
        <Link to={card.detailsPath} className={styles.details} preventScrollReset>
          <VisuallyHidden>
            {t('results.details')}: {first?.departure.time} – {first?.arrival.time}, {best.price}
          </VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
