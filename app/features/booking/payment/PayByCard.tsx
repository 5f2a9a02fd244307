import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { RadioGroup } from '~/ui/RadioGroup';
import { Section } from '~/ui/Section';
import { AttemptFields, type Attempt } from './AttemptFields';
import { CardFields, CardSafety, type CardFieldsProps } from './CardFields';
import styles from './PaymentWay.module.css';
import { SplitPayment } from './SplitPayment';
import type { WayView } from './ways-view.server';

export type PayByCardProps = CardFieldsProps & { way: WayView; attempt: Attempt };

/** Offers payment by card, with one button that Enter in a field presses too. */
export function PayByCard({ way, attempt, choice, errors }: PayByCardProps) {
  const { t } = useTranslation('booking');
  return (
    <Form method="post" noValidate autoComplete="on">
      <Section id="card" title={t('step2.card.title')}>
        <AttemptFields attempt={attempt} amount={way.amount} />
        {way.fee ? <p className={styles.fee}>{way.fee}</p> : null}
        <CardFields choice={choice} errors={errors} />
        <div className={styles.submit}>
          <Button intent="pay" wide>
            {way.payText}
          </Button>
          <CardSafety />
          <p className={styles.note}>{t('step2.next')}</p>
        </div>
        <Chargers chargers={way.chargers} />
        {way.split ? <SplitPayment split={way.split} intent="payFirst" /> : null}
      </Section>
    </Form>
  );
}

/** Says who charges the payment; offers a choice when the carrier can charge the same price. */
function Chargers({ chargers }: Pick<WayView, 'chargers'>) {
  const { t } = useTranslation('payment');
  const [usual, ...others] = chargers;
  if (others.length === 0) return <p className={styles.note}>{usual?.text}</p>;
  return (
    <div className={styles.more}>
      <Fold title={t('card.chargers', { charger: usual?.label ?? '' })}>
        <RadioGroup
          name="paymentType"
          legend={t('card.chargersLegend')}
          legendHidden
          value={usual?.type}
          options={chargers.map(({ type, label, text }) => ({ value: type, label, hint: text }))}
        />
      </Fold>
    </div>
  );
}
