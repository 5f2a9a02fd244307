import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { PriceList } from '~/ui/PriceList';
import prose from '~/ui/prose.module.css';
import styles from './PaymentWay.module.css';
import type { SplitView } from './ways-view.server';

/** Offers the split payment inside the form of its payment option: closed by default, with its own submit button. */
export function SplitPayment({ split, intent }: { split: SplitView; intent: string }) {
  const { firstAmount, title, plan, parts, terms, payText } = split;
  return (
    <div className={styles.more}>
      <Fold
        title={
          <>
            <span>{title}</span>
            <span className={prose.soft}>{plan}</span>
          </>
        }
      >
        <input type="hidden" name="firstAmount" value={firstAmount} />
        <PriceList lines={parts.map(({ when, amount }) => ({ label: when, amount }))} small />
        <p className={styles.note}>{terms}</p>
        <Button intent={intent} variant="secondary" wide>
          {payText}
        </Button>
      </Fold>
    </div>
  );
}
