import { Link } from '@remix-run/react';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { TicketView } from './ticket.server';
import styles from './TicketDialog.module.css';

type TicketFaresProps = Pick<TicketView, 'fares'> & Pick<TicketView['facts'], 'emissions'>;

/** Shows the emissions of an opened ticket and the other fares of the same trip. */
export function TicketFares({ emissions, fares }: TicketFaresProps) {
  return (
    <>
      {emissions ? (
        <p className={`${prose.soft} ${styles.emissions}`} data-testid="emissions">
          {emissions.text}. <a href="/data-sources#emissions">{emissions.method}</a>
        </p>
      ) : null}
      {fares ? (
        <section className={styles.section}>
          <h3>{fares.title}</h3>
          <ul className={layout.stack2} role="list">
            {fares.offers.map((offer) => (
              <li key={offer.path}>
                <Link to={offer.path} className={styles.offer}>
                  <Icon name="bag" />
                  <span className={styles.fare}>
                    {offer.baggage}
                    <span className={prose.soft}>{offer.rules}</span>
                  </span>
                  <strong className={styles.price}>{offer.price}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
