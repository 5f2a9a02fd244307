import { Link } from '@remix-run/react';
import { TripDetails } from '~/features/trip/TripDetails';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import prose from '~/ui/prose.module.css';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { BetterTicketView, TicketView } from './ticket.server';
import { Share } from './Share';
import styles from './TicketDialog.module.css';
import { TicketFacts } from './TicketFacts';
import { TicketFares } from './TicketFares';

/** Shows an opened ticket: every segment, every baggage offer. Has its own address (`ticket=`). */
export function TicketDialog({ ticket }: { ticket: TicketView }) {
  const { t } = useTranslation('search');
  const { best, trips } = ticket;
  const { emissions } = ticket.facts;
  return (
    <Dialog
      title={ticket.title}
      closeHref={ticket.closePath}
      footer={
        <div className={styles.footer} data-testid="ticket-modal-footer">
          <div>
            <h2 className={styles.total}>{best.price}</h2>
            <p className={`${styles.buys} ${styles.said}`}>{ticket.buys}</p>
            {/* A phone's card has no room for the points. */}
            <p className={styles.buys}>
              {[ticket.perPassenger ?? t('results.priceNote'), ticket.earned].filter(Boolean).join('\u00a0· ')}
            </p>
          </div>
          <ButtonLink to={best.path} testId="ticket-price-button">
            <span>
              {t('results.choose')}
              {ticket.fareName ? <VisuallyHidden below="tablet">{` · ${ticket.fareName}`}</VisuallyHidden> : null}
            </span>
          </ButtonLink>
        </div>
      }
    >
      <TicketFacts ticket={ticket} />
      {ticket.fares ? <TicketFares fares={ticket.fares} /> : null}
      {trips.map((trip, index) => (
        <TripDetails key={index} trip={trip} heading={trips.length > 1 ? 'h3' : null} />
      ))}
      {ticket.moreWays ? (
        <Link to={ticket.moreWays.path} className={styles.moreFares}>
          {ticket.moreWays.text}
        </Link>
      ) : null}
      {emissions ? (
        <p className={`${prose.soft} ${styles.emissions}`} data-testid="emissions">
          {emissions.text}. <a href="/data-sources#emissions">{emissions.method}</a>
        </p>
      ) : null}
      <Share share={ticket.share} />
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
