import { Link } from '@remix-run/react';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { TicketView } from './ticket.server';
import styles from './TicketDialog.module.css';

/** Shows what the fare of an opened ticket includes, its emissions, and the other fares of the same trip. */
export function TicketFares({ facts: { title, facts, emissions }, fares }: Pick<TicketView, 'facts' | 'fares'>) {
  return (
    <>
      <section className={styles.section}>
        <h3>{title}</h3>
        <ul className={styles.facts} role="list">
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        {emissions ? (
          <p className={prose.soft} data-testid="emissions">
            {emissions.text}. <a href="/data-sources#emissions">{emissions.method}</a>
          </p>
        ) : null}
      </section>
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
