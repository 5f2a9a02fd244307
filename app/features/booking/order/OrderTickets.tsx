import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import prose from '~/ui/prose.module.css';
import type { HiddenTickets, OrderTicketsView, PassengerTickets, PassengerTrain } from './order-tickets.server';
import type { Shortcut } from './shortcut';
import styles from './Order.module.css';

/** Says why tickets are hidden, and how to see them. */
export function HiddenTicketsNotice({ title, text, actions }: HiddenTickets) {
  return (
    <Notice kind="info" title={title}>
      <p>{text}</p>
      <div className={styles.ways}>
        {actions.map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="secondary" reloadDocument>
            {label}
          </ButtonLink>
        ))}
      </div>
    </Notice>
  );
}

type OrderTicketsProps = OrderTicketsView & {
  /** The end of a purchase: the paper is the thing to take along. */
  isEnd?: boolean;
  /** Other ways to keep the tickets, as links below them. */
  copies?: readonly Shortcut[];
  /** Each passenger with the document to bring. */
  hasDocuments?: boolean;
};

/** Lists the passengers with their tickets, and the files. */
export function OrderTickets({
  title,
  orderNumber,
  sent,
  code,
  passengers,
  files,
  isEnd,
  copies = [],
  hasDocuments = false,
}: OrderTicketsProps) {
  const { t } = useTranslation('booking');
  return (
    <Section
      id="tickets"
      title={title}
      beside={orderNumber ? <p className={styles.order}>{t('thanks.orderNumber', { number: orderNumber })}</p> : null}
    >
      {sent ? (
        <p className={styles.sent}>
          <Icon name="mail" />
          {sent}
        </p>
      ) : null}
      {code ? (
        <dl className={styles.ticket}>
          <Figure label={code.label}>{code.pnr}</Figure>
        </dl>
      ) : null}
      {passengers.length > 0 ? (
        <ul className={styles.passengers} role="list">
          {passengers.map((passenger, index) => (
            <li key={index} className={styles.passenger}>
              <Passenger passenger={passenger} hasDocument={hasDocuments} />
            </li>
          ))}
        </ul>
      ) : null}
      {files ? (
        <div className={styles.files}>
          <ButtonLink to={files.receiptPath} variant={isEnd ? 'primary' : 'secondary'} reloadDocument>
            <Icon name="document" />
            {files.receiptLabel}
          </ButtonLink>
          <ButtonLink to={files.offlinePath} variant="secondary" reloadDocument>
            <Icon name="app" />
            {t('thanks.files.offline')}
          </ButtonLink>
        </div>
      ) : null}
      {copies.length > 0 ? (
        <ul className={styles.copies} role="list">
          {copies.map(({ path, label, icon }) => (
            <li key={path}>
              <a href={path}>
                <Icon name={icon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function Passenger({ passenger, hasDocument }: { passenger: PassengerTickets; hasDocument: boolean }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <p>
        <strong>{passenger.name}</strong>
        {passenger.seats ? <span className={styles.seats}>{passenger.seats}</span> : null}
        {passenger.type ? <span className={prose.soft}> {passenger.type}</span> : null}
      </p>
      {hasDocument && passenger.document ? <p className={prose.soft}>{passenger.document}</p> : null}
      {passenger.tickets.map(({ route, number, code, trains, notes }) => (
        <div key={number}>
          {route ? <p>{route}</p> : null}
          <dl className={styles.ticket}>
            {code ? <Figure label={code.label}>{code.pnr}</Figure> : null}
            <Figure label={t('thanks.ticketNumber')}>{number}</Figure>
          </dl>
          {trains.map((train) => (
            <TrainTicket key={train.place} train={train} />
          ))}
          {notes.map((note) => (
            <StatusMark key={note} tone="neutral">
              {note}
            </StatusMark>
          ))}
        </div>
      ))}
    </>
  );
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Tells the place on one train, its terms, and how to board. */
function TrainTicket({ train: { place, terms, status, tone, advice } }: { train: PassengerTrain }) {
  return (
    <div className={styles.train}>
      <p className={styles.place}>{place}</p>
      {terms ? <p className={prose.soft}>{terms}</p> : null}
      <StatusMark tone={tone}>{status}</StatusMark>
      <p>{advice}</p>
    </div>
  );
}
