import { Link } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { NextSteps, OrderNotices, OrderTrip } from '~/features/booking/order/OrderParts';
import { OrderShortcuts } from '~/features/booking/order/OrderShortcuts';
import { HiddenTicketsNotice, OrderTickets } from '~/features/booking/order/OrderTickets';
import { LaterPurchasesCard } from '~/features/booking/post-sale/LaterPurchasesCard';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { ThanksScreen } from './screen.server';
import styles from './view.module.css';

export function ThanksView({ screen }: { screen: ThanksScreen }) {
  const { t } = useTranslation('order');
  return (
    <CheckoutPage
      step="bought"
      title={screen.title}
      lead={
        screen.text ? (
          <p className={styles.lead}>
            <span>{screen.text}</span>
            {screen.wrongAddress ? <a href={screen.wrongAddress.path}>{screen.wrongAddress.label}</a> : null}
          </p>
        ) : null
      }
      aside={
        <div className={styles.aside}>
          <NextSteps steps={screen.next}>
            {screen.orderLink ? (
              <ButtonLink to={screen.orderLink.path} variant="secondary" reloadDocument>
                {screen.orderLink.label}
              </ButtonLink>
            ) : null}
          </NextSteps>
          <Section id="price" title={t('payments.price')}>
            <PriceList {...screen.price} />
          </Section>
          <More more={screen.more} />
        </div>
      }
    >
      <OrderNotices content={screen} />
      {screen.personal ? <OrderTickets {...screen.personal} isEnd /> : null}
      {screen.hidden ? <HiddenTicketsNotice {...screen.hidden} /> : null}
      <OrderTrip content={screen.shortcuts.length > 0 ? { ...screen, calendarPath: null } : screen}>
        {ownPlaces(screen).map((place) => (
          <p key={place} className={styles.place}>
            {place}
          </p>
        ))}
        {screen.free ? (
          <a className={styles.free} href={screen.free.path}>
            {screen.free.text}
          </a>
        ) : null}
      </OrderTrip>
      <OrderShortcuts links={screen.shortcuts} />
      {screen.later && screen.later.lines.length > 0 ? <LaterPurchasesCard later={screen.later} /> : null}
    </CheckoutPage>
  );
}

/** Returns the places on trains of somebody who travels alone; those of several people stand beside their names. */
function ownPlaces({ personal }: ThanksScreen): string[] {
  const [passenger, ...others] = personal?.passengers ?? [];
  if (!passenger || others.length > 0) return [];
  return passenger.tickets.flatMap(({ trains }) => trains.map(({ place }) => place));
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
