import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Section } from '~/ui/Section';
import styles from './PaymentWay.module.css';
import { SplitPayment } from './SplitPayment';
import type { WayView } from './ways-view.server';

/** Offers payment by the fast payment system: no fields; the next page has the code and the link to the bank's app. */
export function PayBySbp({ way, idempotencyKey }: { way: WayView; idempotencyKey: string }) {
  const { t } = useTranslation('payment');
  return (
    <Form method="post">
      <Section id="sbp" title={t('sbp.title')}>
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <input type="hidden" name="amount" value={way.amount} />
        <p>{way.chargers[0]?.text}</p>
        <div className={styles.submit}>
          <Button intent="paySbp" wide testId="pay-sbp-button">
            {way.payText}
          </Button>
        </div>
        {way.split ? <SplitPayment split={way.split} intent="payFirstSbp" /> : null}
      </Section>
    </Form>
  );
}
