import { Link } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { NextSteps, OrderNotices, OrderTrip } from '~/features/booking/order/OrderParts';
import { OrderShortcuts } from '~/features/booking/order/OrderShortcuts';
import { HiddenTicketsNotice, OrderTickets } from '~/features/booking/order/OrderTickets';
import { LaterPurchasesCard } from '~/features/booking/post-sale/LaterPurchasesCard';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import type { ThanksScreen } from './screen.server';
import styles from './view.module.css';

export function ThanksView({ screen }: { screen: ThanksScreen }) {
  return (
    <CheckoutPage
      step="bought"
      title={screen.title}
      lead={screen.text ? <p className={styles.lead}>{screen.text}</p> : null}
    >
      <OrderNotices content={screen} />
      <Glance trips={screen.trips} places={ownPlaces(screen)} free={screen.free} />
      {screen.personal ? <OrderTickets {...screen.personal} isEnd /> : null}
      {screen.hidden ? <HiddenTicketsNotice {...screen.hidden} /> : null}
      <OrderShortcuts links={screen.shortcuts} />
      <OrderTrip content={screen.shortcuts.length > 0 ? { ...screen, calendarPath: null } : screen} />
      {screen.later && screen.later.lines.length > 0 ? <LaterPurchasesCard later={screen.later} /> : null}
      <NextSteps steps={screen.next}>
        {screen.orderLink ? (
          <ButtonLink to={screen.orderLink.path} variant="secondary" reloadDocument>
            {screen.orderLink.label}
          </ButtonLink>
        ) : null}
      </NextSteps>
      <More more={screen.more} />
    </CheckoutPage>
  );
}

/** Returns the places on trains of somebody who travels alone; those of several people stand beside their names. */
function ownPlaces({ personal }: ThanksScreen): string[] {
  const [passenger, ...others] = personal?.passengers ?? [];
  if (!passenger || others.length > 0) return [];
  return passenger.tickets.flatMap(({ trains }) => trains.map(({ place }) => place));
}

/** Names the trips in short, for the first screen; `OrderTrip` tells them in full. */
function Glance({ trips, places, free }: Pick<ThanksScreen, 'trips' | 'free'> & { places: readonly string[] }) {
  return (
    <Card className={styles.glance}>
      {trips.map(({ title, kinds, departure, arrival }, index) => (
        <p key={index}>
          <Icon name={kinds[0] ?? 'plane'} large />
          <strong>{title}</strong>
          <span>
            {departure.date}, {departure.time} – {arrival.time}
            {arrival.dayOffset ? ` (${arrival.date})` : ''}
            <br />
            <span className={prose.soft}>
              {departure.port} – {arrival.port}
            </span>
          </span>
        </p>
      ))}
      {places.map((place) => (
        <p key={place} className={styles.place}>
          {place}
        </p>
      ))}
      {free ? (
        <a className={styles.free} href={free.path}>
          {free.text}
        </a>
      ) : null}
    </Card>
  );
}

function More({ more: { hotels, transfer, app, survey } }: { more: ThanksScreen['more'] }) {
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
        {survey ? (
          <li>
            <Link to={survey.to} reloadDocument>
              {survey.label}
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
