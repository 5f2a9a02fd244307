import type { FlexibilityChoice } from '../date-calendar';
import styles from './FlexibilityChips.module.css';

type FlexibilityChipsProps = Pick<FlexibilityChoice, 'label' | 'chosen' | 'options' | 'choose'> & {
  /** Limit of the chosen one. */
  hint?: string;
};

/** Chooses in the calendar how far the journey may lie from the chosen days. */
export function FlexibilityChips({ label, chosen, options, choose, hint }: FlexibilityChipsProps) {
  return (
    <div className={styles.tools}>
      <div role="group" aria-label={label} className={styles.chips}>
        {options.map(({ value, label: text }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === chosen}
            className={styles.chip}
            onClick={() => choose(value)}
          >
            {text}
          </button>
        ))}
      </div>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
    </div>
  );
}
