import type { ReactNode } from 'react';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { ChangeAreas } from '~/features/booking/after-sale/ChangeAreas';
import { OrderPolicies } from '~/features/booking/after-sale/policies/OrderPolicies';
import { OrderRegistration } from '~/features/booking/after-sale/registration/OrderRegistration';
import { PayoutNotices } from '~/features/booking/after-sale/payout/PayoutNotices';
import { SurchargeNotices } from '~/features/booking/after-sale/surcharge/SurchargeNotices';
import { ChangeNotices } from '~/features/booking/after-sale/changes/ChangeNotices';
import { NextSteps, OrderNotices, OrderTrip } from '~/features/booking/order/OrderParts';
import { OrderShortcuts } from '~/features/booking/order/OrderShortcuts';
import { OrderTickets } from '~/features/booking/order/OrderTickets';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { DotLine } from '~/ui/DotLine';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import { StatusMark } from '~/ui/StatusMark';
import prose from '~/ui/prose.module.css';
import type { OrderScreen } from './screen.server';
import styles from './view.module.css';

type OrderViewProps = { screen: OrderScreen; isSignedIn: boolean };

/** Shows where an order stands, and everything that belongs to it. */
export function OrderView({ screen, isSignedIn }: OrderViewProps) {
  const content = <OrderAreas screen={screen} />;
  if (isSignedIn) {
    return (
      <ProfilePage title={screen.route} place="orders">
        {content}
      </ProfilePage>
    );
  }
  return (
    <Guest>
      <h1>{screen.route}</h1>
      {content}
    </Guest>
  );
}

function Guest({ children }: { children: ReactNode }) {
  const { t } = useTranslation('order');
  return (
    <div className={styles.page}>
      <a className={styles.back} href="/user/orders">
        <Icon name="arrow-left" />
        {t('all')}
      </a>
      {children}
    </div>
  );
}

function OrderAreas({ screen }: { screen: OrderScreen }) {
  return (
    <div className={styles.areas}>
      <Head screen={screen} />
      <PayoutNotices notices={screen.payouts} />
      <SurchargeNotices notices={screen.surcharges} />
      <ChangeNotices notices={screen.changes} />
      <OrderNotices content={screen} />
      {screen.buyer && !screen.buyer.action ? <Notice kind="info" title={screen.buyer.text} /> : null}
      <div className={styles.columns}>
        <div className={styles.actions}>
          <OrderShortcuts links={screen.shortcuts} isBeside />
        </div>
        <TripAreas screen={screen} />
        <MoneyAreas screen={screen} />
      </div>
    </div>
  );
}

/** The trip, its papers, and what was bought for it. */
function TripAreas({ screen }: { screen: OrderScreen }) {
  return (
    <div className={styles.trip}>
      <OrderTrip content={{ ...screen, calendarPath: null }} />
      {screen.personal && screen.personal.passengers.length > 0 ? (
        <OrderTickets {...screen.personal} files={null} orderNumber={null} copies={screen.copies} hasDocuments />
      ) : null}
      {screen.registration ? <OrderRegistration registration={screen.registration} /> : null}
      {screen.policies ? <OrderPolicies view={screen.policies} /> : null}
      {screen.extras && (screen.extras.items.length > 0 || screen.extras.missing) ? (
        <Extras extras={screen.extras} />
      ) : null}
      {screen.next.length > 0 ? <NextSteps steps={screen.next} isFolded /> : null}
    </div>
  );
}

/** The money, and what can be done with the order. */
function MoneyAreas({ screen }: { screen: OrderScreen }) {
  return (
    <div className={styles.money}>
      <Payments price={screen.price} payments={screen.payments} />
      <ChangeAreas exchange={screen.exchange} refund={screen.refund} askPath={screen.askPath} />
      {!screen.refund && screen.personal?.files ? <Help buyer={screen.buyer} askPath={screen.askPath} /> : null}
      {screen.endLinks.length > 0 ? (
        <ul className={styles.links} role="list">
          {screen.endLinks.map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Head({ screen }: { screen: OrderScreen }) {
  const { number, dates, status, money, action, due, refund, payments } = screen;
  return (
    <div className={styles.head}>
      <p className={prose.soft}>
        <DotLine parts={[dates, number].filter((part) => part !== null)} />
      </p>
      <StatusMark tone={status.tone}>{status.text}</StatusMark>
      {refund?.isFree && refund.path ? (
        <a href={refund.path}>
          {refund.offer} {payments === null ? refund.freeSum : null}
        </a>
      ) : null}
      {money ? (
        <Notice kind="info" title={money.title}>
          {money.text ? <p>{money.text}</p> : null}
        </Notice>
      ) : null}
      {action && !due ? (
        <div>
          <ButtonLink to={action.path} reloadDocument>
            {action.label}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function Extras({ extras: { items, missing } }: { extras: NonNullable<OrderScreen['extras']> }) {
  const { t } = useTranslation('order');
  return (
    <Section id="extras" title={t('extras.title')}>
      {missing ? <p className={prose.soft}>{missing}</p> : null}
      {items.length > 0 ? (
        <ul role="list">
          {items.map(({ title, details, amount, status }, index) => (
            <li key={index} className={styles.extra}>
              <div>
                <p>{title}</p>
                {details || amount ? (
                  <p className={prose.soft}>{[details, amount].filter(Boolean).join(' · ')}</p>
                ) : null}
              </div>
              <StatusMark tone={status.tone}>{status.text}</StatusMark>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** The price as charged; with payments after the sale also each payment, and their sum. */
function Payments({ price, payments }: Pick<OrderScreen, 'price' | 'payments'>) {
  const { t } = useTranslation('order');
  return (
    <Section id="payments" title={t('payments.price')}>
      <PriceList {...price} />
      {payments ? (
        <>
          <h3>{t('payments.title')}</h3>
          <PriceList lines={payments.lines} totals={[payments.total]} />
        </>
      ) : null}
    </Section>
  );
}

function Help({ buyer, askPath }: Pick<OrderScreen, 'buyer' | 'askPath'>) {
  const { t } = useTranslation('order');
  return (
    <Section id="help" title={t('help.title')} text={buyer?.text ?? t('help.text')}>
      {buyer?.action ? (
        <div>
          <ButtonLink to={buyer.action.path} reloadDocument>
            {buyer.action.label}
          </ButtonLink>
        </div>
      ) : null}
      <ul className={styles.links} role="list">
        <li>
          <a href="/refund">{t('help.refund')}</a>
        </li>
        <li>{askPath ? <a href={askPath}>{t('help.ask')}</a> : <a href="/contacts">{t('help.contacts')}</a>}</li>
      </ul>
    </Section>
  );
}
