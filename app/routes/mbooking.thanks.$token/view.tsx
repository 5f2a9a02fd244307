import { Link } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { LaterPurchasesCard } from '~/features/booking/post-sale/LaterPurchasesCard';
import { TripDetails } from '~/features/trip/TripDetails';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { PassengerTickets, ThanksScreen } from './screen.server';
import styles from './view.module.css';

export function ThanksView({ screen }: { screen: ThanksScreen }) {
  const { t } = useTranslation('booking');
  return (
    <CheckoutPage step="bought" title={screen.title} lead={<p>{screen.text}</p>}>
      {screen.due ? (
        <Notice kind="warning" title={screen.due.text}>
          <div>
            <ButtonLink to={screen.due.path} reloadDocument>
              {t('thanks.payRest')}
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
      {screen.areLinksOff ? (
        <Notice kind="good" title={t('letterLinks.done.title')} role="status">
          <p>{t('letterLinks.done.text')}</p>
        </Notice>
      ) : null}
      {screen.personal ? <Tickets {...screen.personal} /> : null}
      {screen.hidden ? <Hidden {...screen.hidden} /> : null}
      <Section
        id="trip"
        title={t('thanks.trip')}
        beside={
          <ButtonLink to={screen.calendarPath} variant="secondary" reloadDocument>
            <Icon name="calendar" />
            {t('thanks.calendar.add')}
          </ButtonLink>
        }
      >
        {screen.trips.map((trip, index) => (
          <TripDetails key={index} trip={trip} />
        ))}
        <p className={prose.soft}>{[screen.fare, ...screen.baggage].filter(Boolean).join(' · ')}</p>
        <PriceList {...screen.price} />
      </Section>
      {screen.later ? (
        <div className={screen.later.lines.length === 0 ? styles.offered : undefined}>
          <LaterPurchasesCard later={screen.later} />
        </div>
      ) : null}
      <Section id="next" title={t('thanks.next.title')}>
        <ol className={styles.next}>
          {screen.next.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <div>
          <ButtonLink to="/user/orders" variant="secondary" reloadDocument>
            {t('thanks.orders')}
          </ButtonLink>
        </div>
      </Section>
      <More more={screen.more} />
    </CheckoutPage>
  );
}

function More({ more: { hotels, transfer, app } }: { more: ThanksScreen['more'] }) {
  const { t } = useTranslation('booking');
  return (
    <section className={styles.more} aria-labelledby="more">
      <h2 id="more" className={styles.title}>
        {t('thanks.more.title')}
      </h2>
      {transfer ? <p className={prose.soft}>{transfer}</p> : null}
      <ul className={styles.links} role="list">
        {hotels ? (
          <li>
            <a href={hotels.href} rel="nofollow noopener">
              {hotels.text}
            </a>
          </li>
        ) : null}
        <li>
          <Link to={app.to} reloadDocument>
            {app.label}
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Hidden({ title, text, actions }: NonNullable<ThanksScreen['hidden']>) {
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

function Tickets({ orderNumber, sent, passengers, files, linksPath }: NonNullable<ThanksScreen['personal']>) {
  const { t } = useTranslation('booking');
  return (
    <Section
      id="tickets"
      title={t('thanks.tickets')}
      beside={orderNumber ? <p className={styles.order}>{t('thanks.orderNumber', { number: orderNumber })}</p> : null}
    >
      {sent ? (
        <p className={styles.sent}>
          <Icon name="mail" />
          {sent}
        </p>
      ) : null}
      {passengers.length > 0 ? (
        <ul className={styles.passengers} role="list">
          {passengers.map((passenger, index) => (
            <li key={index} className={styles.passenger}>
              <Passenger passenger={passenger} />
            </li>
          ))}
        </ul>
      ) : null}
      {files ? (
        <div className={styles.files}>
          <ButtonLink to={files.receiptPath} variant="secondary" reloadDocument>
            <Icon name="document" />
            {t('thanks.files.receipt')}
          </ButtonLink>
          <ButtonLink to={files.offlinePath} variant="secondary" reloadDocument>
            <Icon name="app" />
            {t('thanks.files.offline')}
          </ButtonLink>
        </div>
      ) : null}
      {linksPath ? (
        <p className={styles.links}>
          <a href={linksPath}>{t('letterLinks.open')}</a>
        </p>
      ) : null}
    </Section>
  );
}

function Passenger({ passenger }: { passenger: PassengerTickets }) {
  const { t } = useTranslation('booking');
  return (
    <>
      <p>
        <strong>{passenger.name}</strong>
        <span className={prose.soft}> {passenger.type}</span>
      </p>
      {passenger.tickets.map(({ route, number, pnr, places }) => (
        <div key={number}>
          {route ? <p>{route}</p> : null}
          <dl className={styles.ticket}>
            <div>
              <dt>{t('thanks.ticketNumber')}</dt>
              <dd>{number}</dd>
            </div>
            <div>
              <dt>{t('thanks.pnr')}</dt>
              <dd>{pnr}</dd>
            </div>
            {places.map((place) => (
              <div key={place}>
                <dt>{t('thanks.places')}</dt>
                <dd>{place}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </>
  );
}
