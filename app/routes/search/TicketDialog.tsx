import { Link } from '@remix-run/react';
import { TripDetails } from '~/features/trip-card/TripDetails';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Icon } from '~/ui/Icon';
import type { TicketView } from './results.server';
import styles from './TicketDialog.module.css';

/** An opened ticket: every segment, every baggage offer. It has an address of its own (`ticket=`). */
export function TicketDialog({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('search');
  const { best, others } = ticket;
  return (
    <Dialog
      title={t('results.details')}
      closeHref={ticket.closePath}
      footer={
        <div className={styles.footer} data-testid="ticket-modal-footer">
          <div>
            <h2 className={styles.total}>{best.price}</h2>
            {ticket.perPassenger ? <p className={styles.small}>{ticket.perPassenger}</p> : null}
          </div>
          <ButtonLink to={best.path}>{t('results.choose')}</ButtonLink>
        </div>
      }
    >
      {ticket.trips.map((trip, index) => (
        <TripDetails key={index} trip={trip} />
      ))}
      <section className={styles.luggage}>
        <h3>{t('results.baggageChoice')}</h3>
        <ul className={styles.offers} role="list">
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
    </Dialog>
  );
}
