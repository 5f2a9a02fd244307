import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { PriceList } from '~/ui/PriceList';
import styles from './PaymentWay.module.css';
import type { SplitView } from './ways-view.server';

/** Offers the split payment inside the form of its payment option: closed by default, with its own submit button. */
export function SplitPayment({ split, intent }: { split: SplitView; intent: string }) {
  const { firstAmount, title, parts, terms, payText } = split;
  return (
    <div className={styles.more}>
      <Fold title={title}>
        <input type="hidden" name="firstAmount" value={firstAmount} />
        <PriceList lines={parts.map(({ when, amount }) => ({ label: when, amount }))} small />
        <p className={styles.note}>{terms}</p>
        <div className={styles.submit}>
          <Button intent={intent} variant="secondary" wide>
            {payText}
          </Button>
        </div>
      </Fold>
    </div>
  );
}
