import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { CardFields, type CardFieldsProps } from './CardFields';
import styles from './PaymentWay.module.css';
import { SplitPayment } from './SplitPayment';
import type { WayView } from './ways-view.server';

export type PayByCardProps = CardFieldsProps & { way: WayView; idempotencyKey: string };

/** The card, with one button to pay; the page's first form, so that Enter in a field pays what the button says. */
export function PayByCard({ way, idempotencyKey, choice, errors }: PayByCardProps) {
  const { t } = useTranslation('booking');
  return (
    <Form method="post" noValidate autoComplete="on">
      <Card as="section" labelledBy="card">
        <div className={styles.way}>
          <h2 id="card" className={styles.title}>
            {t('step2.card.title')}
          </h2>
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="amount" value={way.amount} />
          {way.fee ? <p className={styles.fee}>{way.fee}</p> : null}
          <CardFields choice={choice} errors={errors} />
          <div className={styles.submit}>
            <Button intent="pay" wide>
              {way.payText}
            </Button>
            <p className={styles.note}>
              {way.charger} {t('step2.next')}
            </p>
          </div>
          {way.split ? <SplitPayment split={way.split} intent="payFirst" /> : null}
        </div>
      </Card>
    </Form>
  );
}
