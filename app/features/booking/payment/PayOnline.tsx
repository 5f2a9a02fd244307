import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import prose from '~/ui/prose.module.css';
import { AttemptFields, type Attempt } from './AttemptFields';
import { OnlineWalletMark } from './CardMarks';
import styles from './PaymentWay.module.css';
import { SplitPayment } from './SplitPayment';
import { WayRow, type WayRowProps } from './WayRow';
import type { WayView } from './ways-view.server';

const INTENTS = { sbp: 'paySbp', wallet: 'payWallet', e_wallet: 'payEWallet' } as const;

type PayOnlineProps = Pick<WayRowProps, 'isOpen' | 'isOnly'> & {
  option: keyof typeof INTENTS;
  way: WayView;
  attempt: Attempt;
};

/**
 * Offers a payment without fields: the next page leads to the bank's app, or to the wallet's page, where the customer
 * confirms. What the account's own wallet pays needs neither.
 */
export function PayOnline({ option, way, attempt, ...row }: PayOnlineProps) {
  return (
    <WayRow
      id={option}
      title={way.title}
      beside={
        way.kind ? (
          <>
            <span className={prose.soft}>{way.kind}</span>
            <OnlineWalletMark name={way.title} />
          </>
        ) : null
      }
      {...row}
    >
      <Form method="post" className={styles.body}>
        <AttemptFields attempt={attempt} amount={way.amount} />
        <p>{way.chargers[0]?.text}</p>
        <Button intent={INTENTS[option]} wide testId={`pay-${option}-button`}>
          {way.payText}
        </Button>
        {way.split ? (
          <div className={styles.more}>
            <SplitPayment split={way.split} intent="payFirstSbp" />
          </div>
        ) : null}
      </Form>
    </WayRow>
  );
}
