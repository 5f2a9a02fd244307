import { Link } from '@remix-run/react';
import layout from '~/ui/layout.module.css';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { CardView, CarRow } from './card.server';
import styles from './OfferBuys.module.css';

type OfferBuysProps = {
  card: CardView;
  /** Its place on the card. */
  className: string | undefined;
};

/** Shows what the price of a card buys: on a phone the carrier or train; then the cars of a train, or the bag. */
export function OfferBuys({ card, className }: OfferBuysProps) {
  const { carriers, cars, withBag } = card;
  const bag = (
    <span data-testid="baggage-wrapper">
      <span data-testid="baggage-selection">{card.best.baggage}</span>
    </span>
  );
  // The price of a bag says that there is none.
  const isBagHeard = card.isBagPlain || withBag !== null;
  return (
    <div className={[styles.buys, cars.length > 0 && styles.rail, className].filter(Boolean).join(' ')}>
      <p className={`${styles.facts} ${layout.dotted}`} data-testid="card-facts">
        {carriers ? (
          <span className={styles.carriers} aria-hidden="true">
            {carriers}
          </span>
        ) : null}{' '}
        {isBagHeard ? null : bag}
      </p>{' '}
      {isBagHeard ? <VisuallyHidden>{bag}</VisuallyHidden> : null} {cars.length > 0 ? <Cars cars={cars} /> : null}{' '}
      {withBag ? (
        <Link to={withBag.path} className={styles.withBag} preventScrollReset>
          {withBag.text}
        </Link>
      ) : null}
    </div>
  );
}

/** A small table of the kinds of cars; those that the card's price does not buy are links. */
function Cars({ cars }: Pick<CardView, 'cars'>) {
  return (
    <ul className={styles.cars} role="list">
      {cars.map(({ offer, ...car }) => (
        <li key={offer?.path ?? ''} className={styles.car}>
          {offer ? (
            <Link to={offer.path} className={styles.car} preventScrollReset>
              <CarCells {...car} /> <span className={styles.price}>{offer.price}</span>
            </Link>
          ) : (
            <CarCells {...car} />
          )}
        </li>
      ))}
    </ul>
  );
}

function CarCells({ name, places, areFew }: Omit<CarRow, 'offer'>) {
  return (
    <>
      <span className={styles.name}>{name}</span>{' '}
      <span className={areFew ? `${styles.places} ${styles.few}` : styles.places}>{places}</span>
    </>
  );
}
