import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CardScheme } from '~/market/card-schemes';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { RadioGroup } from '~/ui/RadioGroup';
import { AttemptFields, type Attempt } from './AttemptFields';
import { CardFields, type CardFieldsProps } from './CardFields';
import { CardMarks } from './CardMarks';
import styles from './PaymentWay.module.css';
import { SplitPayment } from './SplitPayment';
import { WayRow, type WayRowProps } from './WayRow';
import type { WayView } from './ways-view.server';

export type PayByCardProps = CardFieldsProps &
  Pick<WayRowProps, 'title' | 'isOpen' | 'isOnly'> & {
    way: WayView;
    attempt: Attempt;
    schemes: readonly CardScheme[];
    /** The first of the facts: what makes the button safe to press. */
    promise?: ReactNode;
  };

/** Offers payment by card, with one button that Enter in a field presses too. */
export function PayByCard({ way, attempt, choice, errors, schemes, promise, ...row }: PayByCardProps) {
  const { t } = useTranslation('booking');
  const [charger, ...others] = way.chargers;
  return (
    <WayRow id="card" beside={<CardMarks schemes={schemes} />} {...row}>
      <Form method="post" noValidate autoComplete="on" className={styles.body}>
        <AttemptFields attempt={attempt} amount={way.amount} />
        <div className={styles.submit}>
          {way.fee ? <p className={styles.fee}>{way.fee}</p> : null}
          <CardFields choice={choice} errors={errors} />
          <Button intent="pay" wide>
            {way.payText}
          </Button>
        </div>
        <ul className={styles.facts} role="list">
          {promise ? <li>{promise}</li> : null}
          <li>
            <Icon name="lock" />
            {t('step2.card.safe')}
          </li>
          <li>
            <Icon name="shield" />
            {t('step2.next')}
          </li>
          {charger && others.length === 0 ? (
            <li>
              <Icon name="document" />
              {charger.text}
            </li>
          ) : null}
        </ul>
        {others.length > 0 || way.split ? (
          <div className={styles.more}>
            {others.length > 0 ? <Chargers chargers={way.chargers} /> : null}
            {way.split ? <SplitPayment split={way.split} intent="payFirst" /> : null}
          </div>
        ) : null}
      </Form>
    </WayRow>
  );
}

/** Says who charges the payment, and offers the carrier, who can charge the same price. */
function Chargers({ chargers }: Pick<WayView, 'chargers'>) {
  const { t } = useTranslation('payment');
  const [usual] = chargers;
  return (
    <Fold title={t('card.chargers', { charger: usual?.label ?? '' })}>
      <RadioGroup
        name="paymentType"
        legend={t('card.chargersLegend')}
        legendHidden
        value={usual?.type}
        options={chargers.map(({ type, label, text }) => ({ value: type, label, hint: text }))}
      />
    </Fold>
  );
}
