import type { ReactNode } from 'react';
import { FoldedTrip } from '~/features/trip/FoldedTrip';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { DotLine } from '~/ui/DotLine';
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

type OrderTripProps = { content: OrderContent; children?: ReactNode };

/** Shows the itinerary with the fare, each trip in three lines, which open. */
export function OrderTrip({ content: { trips, fare, rulesPath, baggage, calendarPath }, children }: OrderTripProps) {
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
      <div>
        {trips.map((trip, index) => (
          <FoldedTrip key={index} trip={trip} heading="h3" />
        ))}
      </div>
      <div className={rulesPath ? styles.fare : undefined}>
        <p className={prose.soft}>
          <DotLine parts={[fare, ...baggage].filter((part) => part !== null)} />
        </p>
        {rulesPath ? (
          <a className={prose.link} href={rulesPath}>
            {t('summary.rules')}
          </a>
        ) : null}
      </div>
      {children}
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
