import { Form, Link, useNavigation } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { InterruptionScreen } from '~/features/booking/flow/InterruptionScreen';
import { FoldedTrip } from '~/features/trip/FoldedTrip';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import prose from '~/ui/prose.module.css';
import { FareTable } from './FareTable';
import { FIELDS, shownTotalField } from './form';
import { PriceChange } from './PriceChange';
import { TrainClasses } from './TrainClasses';
import type { FareScreen, Step0Screen } from './screen.server';
import styles from './view.module.css';

export function Step0View({ screen }: { screen: Step0Screen }) {
  if (screen.kind === 'interrupted') return <InterruptionScreen screen={screen.interruption} hydrated />;
  return <Fares screen={screen} />;
}

/** A refusal needs attention at once; a lower price is quiet news. */
const NEWS = { danger: 'alert', good: 'status', info: undefined, warning: undefined } as const;

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length < 2) return lines[0] ? <p>{lines[0]}</p> : null;
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Fares({ screen }: { screen: FareScreen }) {
  const { t } = useTranslation('booking');
  const isSending = useNavigation().formData !== undefined;
  return (
    <CheckoutPage
      step="offer"
      title={screen.priceChange?.title ?? t('step0.title')}
      lead={
        <p className={styles.lead}>
          {screen.passengers}
          {screen.priceChange ? null : <Link to={screen.resultsPath}>{t('step0.otherOffers')}</Link>}
        </p>
      }
    >
      {screen.priceChange ? <PriceChange change={screen.priceChange} resultsPath={screen.resultsPath} /> : null}
      {screen.notices.map(({ kind, title, lines }) => (
        <Notice key={title} kind={kind} title={title} role={NEWS[kind]}>
          <Lines lines={lines} />
        </Notice>
      ))}
      <Card>
        {screen.trips.map((trip, index) => (
          <FoldedTrip key={index} trip={trip} heading="h2" />
        ))}
      </Card>
      <Form method="post" action={screen.path} className={styles.form}>
        <input type="hidden" name={FIELDS.nonce} value={screen.nonce} />
        {screen.fares.map((fare) => (
          <input key={fare.key} type="hidden" name={shownTotalField(fare.key)} value={fare.shownTotal} />
        ))}
        <FareTable screen={screen} />
        <TrainClasses trains={screen.trainClasses} />
        <p className={styles.until}>
          <Icon name="clock" />
          {[screen.holdsUntil, screen.seatsLeft].filter(Boolean).join(' ')}
        </p>
        <div className={styles.bar}>
          <p className={styles.total}>
            <span className={prose.soft}>{t('step0.total')}</span>
            {screen.fares.map((fare, index) => (
              <span key={fare.key} className={styles.totalOf} data-of={index}>
                <strong className={styles.totalPrice} data-total={index}>
                  {fare.total}
                </strong>
                {fare.earned ? <span className={styles.earned}>{fare.earned}</span> : null}
              </span>
            ))}
          </p>
          <Button intent="book" disabled={isSending}>
            {t(screen.priceChange ? 'step0.priceChange.accept' : 'step0.continue')}
          </Button>
        </div>
      </Form>
    </CheckoutPage>
  );
}
