import { Form } from '@remix-run/react';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { PriceList } from '~/ui/PriceList';
import prose from '~/ui/prose.module.css';
import { AttemptFields, type Attempt } from './AttemptFields';
import styles from './PaymentWay.module.css';
import { WayRow, type WayRowProps } from './WayRow';
import type { SplitView, WayView } from './ways-view.server';

/** Offers the first of two payments inside the form of a card: closed by default, with its own submit button. */
export function SplitPayment({ split, intent }: { split: SplitView; intent: string }) {
  return (
    <div className={styles.more}>
      <Fold
        title={
          <>
            <span>{split.title}</span>
            <span className={prose.soft}>{split.plan}</span>
          </>
        }
      >
        <input type="hidden" name="firstAmount" value={split.firstAmount} />
        <Points points={split.points} />
        <Button intent={intent} variant="secondary" wide>
          {split.payText}
        </Button>
      </Fold>
    </div>
  );
}

type SplitWayProps = Pick<WayRowProps, 'isOpen'> & { way: WayView; split: SplitView; attempt: Attempt };

/** Offers two payments by SBP as a way of its own, so that nobody takes them for the whole price. */
export function SplitWay({ way, split, attempt, isOpen }: SplitWayProps) {
  return (
    <WayRow
      id="split"
      title={split.title}
      beside={<span className={styles.plan}>{split.plan}</span>}
      isOpen={isOpen}
      isOnly={false}
    >
      <Form method="post" className={styles.body}>
        <AttemptFields attempt={attempt} amount={way.amount} />
        <input type="hidden" name="firstAmount" value={split.firstAmount} />
        <PriceList lines={split.parts.map(({ when, amount }) => ({ label: when, amount }))} small />
        <Points points={split.points} />
        <Button intent="payFirstSbp" wide>
          {split.payText}
        </Button>
      </Form>
    </WayRow>
  );
}

function Points({ points }: Pick<SplitView, 'points'>) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
