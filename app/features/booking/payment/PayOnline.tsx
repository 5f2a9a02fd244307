import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import { Section } from '~/ui/Section';
import { AttemptFields, type Attempt } from './AttemptFields';
import styles from './PaymentWay.module.css';
import { SplitPayment } from './SplitPayment';
import type { WayView } from './ways-view.server';

/** The buttons of a payment without a card: of the whole sum, and of the first of two. */
const INTENTS = { sbp: ['paySbp', 'payFirstSbp'], wallet: ['payWallet', null] } as const;

type PayOnlineProps = { option: keyof typeof INTENTS; way: WayView; attempt: Attempt };

/**
 * Offers a payment without fields: the next page leads to the bank's app, or to the wallet's page, where the customer
 * confirms.
 */
export function PayOnline({ option, way, attempt }: PayOnlineProps) {
  const [whole, first] = INTENTS[option];
  return (
    <Form method="post">
      <Section id={option} title={way.title}>
        <AttemptFields attempt={attempt} amount={way.amount} />
        <p>{way.chargers[0]?.text}</p>
        <div className={styles.submit}>
          <Button
            intent={whole}
            wide
            variant={option === 'wallet' ? 'secondary' : 'primary'}
            testId={`pay-${option}-button`}
          >
            {way.payText}
          </Button>
        </div>
        {way.split && first ? <SplitPayment split={way.split} intent={first} /> : null}
      </Section>
    </Form>
  );
}
