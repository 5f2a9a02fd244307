import { Link } from '@remix-run/react';
import { TripRow } from '~/features/trip/TripRow';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { HighlightTags } from './HighlightTags';
import { MoreWays } from './MoreWays';
import { OfferBuys } from './OfferBuys';
import styles from './OfferCard.module.css';
import { OfferNotes } from './OfferNotes';
import type { CardView } from './card.server';
import type { HighlightWords } from './results-words.server';

/**
 * Shows an offer as a small boarding pass: two lines for each trip; price, button and what the price buys on the stub;
 * warnings; the other ways back below. The whole card links to the opened ticket.
 */
export function OfferCard({ card, highlights }: { card: CardView; highlights: HighlightWords }) {
  const { t } = useTranslation('search');
  const { best, trips } = card;
  const [first] = trips;
  // Below the price, beside the button, where nothing else makes the card higher; the opened ticket has it always.
  const hasFreeLine = !card.seatsLeft && (card.highlights.length === 0 || trips.length > 1);
  const looks = [styles.pass, card.cars.length > 0 ? styles.rail : styles.air, trips.length > 1 && styles.several];
  return (
    <Card as="article" flush className={styles.card} testId="serp-ticket-item">
      <div className={looks.filter(Boolean).join(' ')}>
        <div className={styles.trips}>
          {trips.map((trip, index) => (
            <TripRow key={index} trip={trip} />
          ))}
        </div>{' '}
        <div className={styles.stub}>
          <HighlightTags tags={card.highlights} words={highlights} className={styles.tags} />{' '}
          <div className={styles.sum} data-testid="serp-ticket-total-sum">
            {/* Automation looks for an h1 here (upstream facts §7); assistive technology hears a second level. */}
            <h1 aria-level={2} className={styles.price}>
              {best.price}
            </h1>
          </div>{' '}
          {card.earned ? (
            <p className={styles.earned}>
              <VisuallyHidden below={hasFreeLine ? 'tablet' : undefined}>{card.earned}</VisuallyHidden>
            </p>
          ) : null}{' '}
          <div className={styles.way}>
            <ButtonLink to={best.path} wide testId="ticket-price-button">
              {t('results.choose')}
            </ButtonLink>
          </div>{' '}
          <OfferBuys card={card} className={styles.buys} />{' '}
          {card.seatsLeft ? <p className={styles.seats}>{card.seatsLeft}</p> : null}
        </div>{' '}
        <OfferNotes card={card} className={styles.notes} />{' '}
        {card.moreWays ? <MoreWays ways={card.moreWays} className={styles.more} /> : null}{' '}
        <Link to={card.detailsPath} className={styles.details} preventScrollReset>
          <VisuallyHidden>
            {`${t('results.details')}: ${first?.departure.time} – ${first?.arrival.time}, ${best.price}`}
          </VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
