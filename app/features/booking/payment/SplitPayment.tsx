import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import prose from '~/ui/prose.module.css';
import styles from './PaymentWay.module.css';
import type { SplitView } from './ways-view.server';

/** Offers the first of two payments inside the form of a way to pay: closed by default, with its own submit button. */
export function SplitPayment({ split, intent }: { split: SplitView; intent: string }) {
  return (
    <Fold
      title={
        <>
          <span>{split.title}</span>
          <span className={prose.soft}>{split.plan}</span>
        </>
      }
    >
      <input type="hidden" name="firstAmount" value={split.firstAmount} />
      <ul className={styles.points}>
        {split.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Button intent={intent} variant="secondary" wide>
        {split.payText}
      </Button>
    </Fold>
  );
}
