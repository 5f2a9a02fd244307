import { Link } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { TicketView } from './ticket.server';
import styles from './TicketDialog.module.css';

type Fares = NonNullable<TicketView['fares']>;

/** More fares would push the trip out of the first screen. */
const SHOWN = 3;

/** Shows the other fares of an opened ticket, the cheapest first; many of them are folded. */
export function TicketFares({ fares: { title, offers } }: { fares: Fares }) {
  const { t } = useTranslation('search');
  return (
    <section className={styles.fares} data-testid="ticket-fares">
      <h3 className={styles.faresTitle}>{title}</h3>
      <FareList offers={offers.slice(0, SHOWN)} />
      {offers.length > SHOWN ? (
        <details>
          <summary className={styles.moreFares}>{t('results.moreFares', { count: offers.length - SHOWN })}</summary>
          <FareList offers={offers.slice(SHOWN)} />
        </details>
      ) : null}
    </section>
  );
}

function FareList({ offers }: Pick<Fares, 'offers'>) {
  return (
    <ul className={layout.stack2} role="list">
      {offers.map((offer) => (
        <li key={offer.path}>
          <Link to={offer.path} className={styles.offer}>
            <span className={styles.fare}>
              {offer.baggage} <span className={prose.soft}>{offer.rules}</span>
            </span>{' '}
            <span className={styles.fareSum}>
              <strong className={styles.price}>{offer.price}</strong>{' '}
              <span className={prose.soft}>{offer.difference}</span>
            </span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
