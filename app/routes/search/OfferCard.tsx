import { Link } from '@remix-run/react';
import { TripRow } from '~/features/trip/TripRow';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { HighlightTags } from './HighlightTags';
import styles from './OfferCard.module.css';
import type { CardView } from './card.server';
import type { HighlightWords } from './results-words.server';

/**
 * Shows an offer as a small boarding pass: two lines for each trip; price, button and what the price buys on the stub;
 * warnings; the other ways back below. The whole card links to the opened ticket.
 */
export function OfferCard({ card, highlights }: { card: CardView; highlights: HighlightWords }) {
  const { t } = useTranslation('search');
  const { best, trips, others } = card;
  const bag = (
    <span className={styles.bag} data-testid="baggage-wrapper">
      <span data-testid="baggage-selection">{best.baggage}</span>
    </span>
  );
  const [first] = trips;
  const looks = [styles.pass, card.trainClass ? styles.rail : styles.air, trips.length > 1 && styles.several];
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
          {card.earned ? <span className={styles.earned}>{card.earned}</span> : null}{' '}
          <div className={styles.way}>
            <ButtonLink to={best.path} wide testId="ticket-price-button">
              {t('results.choose')}
            </ButtonLink>
          </div>{' '}
          <div className={styles.buys}>
            <p className={`${styles.bags} ${layout.dotted}`}>
              {card.carriers ? (
                <span className={styles.carriers} aria-hidden="true">
                  {card.carriers}
                </span>
              ) : null}
              {card.trainClass ? (
                <span className={styles.trainClass}>
                  {card.trainClass}
                  {card.placesLeft ? <span className={styles.left}> · {card.placesLeft}</span> : null}
                  {card.seatsLeft ? <span className={styles.few}> · {card.seatsLeft}</span> : null}
                  {card.isByCar ? <VisuallyHidden> {bag}</VisuallyHidden> : null}
                </span>
              ) : null}{' '}
              {card.trainClass && card.isByCar ? null : bag}
            </p>{' '}
            {others.map(({ path, text, more }) => (
              <Link key={path} to={path} className={styles.other} preventScrollReset>
                {text}
                {more ? <VisuallyHidden below="tablet"> {more}</VisuallyHidden> : null}
              </Link>
            ))}
          </div>{' '}
          {card.seatsLeft && !card.trainClass ? <p className={styles.seats}>{card.seatsLeft}</p> : null}
        </div>{' '}
        {card.warnings || card.perPassenger ? (
          <p className={styles.notes}>
            {card.warnings ? (
              <span className={styles.warnings}>
                <Icon name="warning" />
                {card.warnings}
              </span>
            ) : null}{' '}
            {card.perPassenger ? <span className={styles.each}>{card.perPassenger}</span> : null}
          </p>
        ) : null}{' '}
        {card.moreWays ? (
          <Link to={card.moreWays.path} className={styles.more} data-testid="more-ways">
            {card.moreWays.text}
          </Link>
        ) : null}{' '}
        <Link to={card.detailsPath} className={styles.details} preventScrollReset>
          <VisuallyHidden>
            {`${t('results.details')}: ${first?.departure.time} – ${first?.arrival.time}, ${best.price}`}
          </VisuallyHidden>
        </Link>
      </div>
    </Card>
  );
}
