import { Price, type PriceProps } from './Price';
import styles from './PriceList.module.css';
import prose from './prose.module.css';

/** Ready texts: what is paid for, the amount with its currency, and a word about why. */
export type PriceLine = { label: string; amount: string; reason?: string | null };

export type PriceListProps = {
  lines: readonly PriceLine[];
  /** Sums below the lines; several when currencies or payments differ. */
  totals?: readonly PriceLine[];
  /** Quieter labels, for a list beside the page. */
  small?: boolean;
};

/** Prices below each other, each with its name, and their sum. */
export function PriceList({ lines, totals = [], small }: PriceListProps) {
  return (
    <dl className={small ? `${styles.list} ${styles.small}` : styles.list}>
      {lines.map((line, index) => (
        <Line key={index} {...line} className={styles.line} />
      ))}
      {totals.map((line) => (
        <Line key={line.label} {...line} className={styles.total} size="large" />
      ))}
    </dl>
  );
}

type PriceComparisonProps = { old: PriceLine; now: PriceLine; size?: PriceProps['size'] };

/** A price that no longer holds beside the one that does. @param size of the new price */
export function PriceComparison({ old, now, size = 'large' }: PriceComparisonProps) {
  return (
    <dl className={styles.change}>
      <Line {...old} size="large" old />
      <Line {...now} size={size} />
    </dl>
  );
}

type LineProps = PriceLine & Omit<PriceProps, 'text'> & { className?: string };

function Line({ label, amount, reason, className, ...price }: LineProps) {
  return (
    <div className={className}>
      <dt>
        {label}
        {reason ? (
          <>
            <br />
            <span className={prose.soft}>{reason}</span>
          </>
        ) : null}
      </dt>
      <dd>
        <Price text={amount} {...price} />
      </dd>
    </div>
  );
}
