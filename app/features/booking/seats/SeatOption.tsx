import type { ReactNode } from 'react';
import styles from './SeatMapView.module.css';

export type SeatOptionProps = {
  value: string;
  label: string;
  hint: string | null;
  isChosen: boolean;
  /** Shown at the end of the line. */
  price?: string;
  isDisabled?: boolean;
  children?: ReactNode;
};

/** A choice that is no single seat of the map: none, or several at once. Radios of one group, with the seats. */
export function SeatOption({ value, label, hint, isChosen, price, isDisabled, children }: SeatOptionProps) {
  return (
    <div className={styles.none}>
      <label className={styles.option}>
        <input type="radio" name="seat" value={value} defaultChecked={isChosen} disabled={isDisabled} />
        <span>
          {label}
          {hint ? <span className={styles.soft}> {hint}</span> : null}
        </span>
        {price ? <strong className={styles.optionPrice}>{price}</strong> : null}
      </label>
      {children}
    </div>
  );
}
