import { Link } from '@remix-run/react';
import { TripDetails } from '~/features/trip/TripDetails';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { BetterTicketView, TicketView } from './ticket.server';
import styles from './TicketDialog.module.css';

/** Shows an opened ticket: every segment, every baggage offer. Has its own address (`ticket=`). */
export function TicketDialog({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('search');
  const { best, others } = ticket;
  return (
    <Dialog
      title={ticket.trips.map(({ title }) => title).join(', ')}
      closeHref={ticket.closePath}
      footer={
        <div className={styles.footer} data-testid="ticket-modal-footer">
          <div>
            <h2 className={styles.total}>{best.price}</h2>
            {ticket.perPassenger ? <p className={prose.soft}>{ticket.perPassenger}</p> : null}
          </div>
          <ButtonLink to={best.path} testId="ticket-price-button">
            {t('results.choose')}
          </ButtonLink>
        </div>
      }
    >
      {ticket.trips.map((trip, index) => (
        <TripDetails key={index} trip={trip} />
      ))}
      <section className={styles.section}>
        <h3>{t('results.baggageChoice')}</h3>
        <ul className={layout.stack2} role="list">
          <li className={styles.offer}>
            <Icon name="bag" />
            <span>{[best.baggage, best.cabinBag].join(' · ')}</span>
            <strong className={styles.price}>{best.price}</strong>
          </li>
          {others.map((offer) => (
            <li key={offer.path}>
              <Link to={offer.path} className={styles.offer}>
                <Icon name="bag" />
                <span>{offer.baggage}</span>
                <strong className={styles.price}>{offer.price}</strong>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {ticket.smartRoute ? (
        <section className={styles.section}>
          <h3>{ticket.smartRoute.title}</h3>
          <ul className={styles.points}>
            {ticket.smartRoute.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {ticket.better ? <Better better={ticket.better} /> : null}
    </Dialog>
  );
}

/** Suggests a similar ticket that may suit better. */
function Better({ better }: { better: BetterTicketView }) {
  return (
    <section className={styles.section} data-testid="better-ticket">
      <h3>{better.title}</h3>
      <Link to={better.path} className={`${styles.offer} ${styles.better}`} preventScrollReset>
        <span>
          <span className={styles.times}>
            {better.times.map((time) => (
              <span key={time}>{time}</span>
            ))}
          </span>
          <span className={prose.soft}>{better.facts}</span>
        </span>
        <span className={styles.see}>
          <strong className={styles.price}>{better.price}</strong>
          {better.see}
        </span>
      </Link>
    </section>
  );
}
