import type { TermsView } from './terms-view';
import styles from './RefundChoice.module.css';

/** Switches between places with a refund and cheaper ones without; above the plan, whose prices follow it. */
export function RefundChoice({ refund: { title, options } }: { refund: NonNullable<TermsView['refund']> }) {
  return (
    <fieldset className={styles.refund}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.options}>
        {options.map(({ value, label, hint, price, isChosen }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name="refund" value={value} defaultChecked={isChosen} />
            <span className={styles.words}>
              <span>{label}</span>
              <strong className={styles.price}>{price}</strong>
              {hint ? <span className={styles.hint}>{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
