import type { ReactNode } from 'react';
import { FoldedTrip } from '~/features/trip/FoldedTrip';
import { TripDetails } from '~/features/trip/TripDetails';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { PriceList } from '~/ui/PriceList';
import { FoldedSection } from '~/ui/FoldedSection';
import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import type { OrderContent } from './order-content.server';
import styles from './Order.module.css';

/** Shows what an order needs now, and what has just been done with it. */
export function OrderNotices({ content: { due, areLinksOff } }: { content: OrderContent }) {
  const { t } = useTranslation('booking');
  return (
    <>
      {due ? (
        <Notice kind="warning" title={due.text}>
          <div>
            <ButtonLink to={due.path} reloadDocument>
              {t('thanks.payRest')}
            </ButtonLink>
          </div>
        </Notice>
      ) : null}
      {areLinksOff ? (
        <Notice kind="good" title={t('letterLinks.done.title')} role="status">
          <p>{t('letterLinks.done.text')}</p>
        </Notice>
      ) : null}
    </>
  );
}

type OrderTripProps = { content: OrderContent; isFolded?: boolean; hasPrice?: boolean; children?: ReactNode };

/** Shows the itinerary with the fare and the amounts as charged. @param isFolded each trip in three lines, which open. hasPrice: false where the price stands elsewhere */
export function OrderTrip({
  content: { trips, fare, rulesPath, baggage, price, calendarPath },
  isFolded = false,
  hasPrice = true,
  children,
}: OrderTripProps) {
  const { t } = useTranslation('booking');
  return (
    <Section
      id="trip"
      title={t('thanks.trip')}
      beside={
        calendarPath ? (
          <ButtonLink to={calendarPath} variant="secondary" reloadDocument>
            <Icon name="calendar" />
            {t('thanks.calendar.add')}
          </ButtonLink>
        ) : null
      }
    >
      {trips.map((trip, index) =>
        isFolded ? <FoldedTrip key={index} trip={trip} heading="h3" /> : <TripDetails key={index} trip={trip} />,
      )}
      <div>
        <p className={prose.soft}>{[fare, ...baggage].filter(Boolean).join(' · ')}</p>
        {rulesPath ? (
          <a className={prose.link} href={rulesPath}>
            {t('summary.rules')}
          </a>
        ) : null}
      </div>
      {children}
      {hasPrice ? <PriceList {...price} /> : null}
    </Section>
  );
}

type NextStepsProps = { steps: readonly string[]; isFolded?: boolean; children?: ReactNode };

/** Lists the customer's next steps. @param isFolded behind a press: the end of the purchase has told them already */
export function NextSteps({ steps, isFolded = false, children }: NextStepsProps) {
  const { t } = useTranslation('booking');
  const list = (
    <ol className={styles.next}>
      {steps.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
  if (isFolded) {
    return (
      <FoldedSection id="next" title={t('thanks.next.title')}>
        {list}
      </FoldedSection>
    );
  }
  return (
    <Section id="next" title={t('thanks.next.title')}>
      {list}
      {children ? <div>{children}</div> : null}
    </Section>
  );
}
