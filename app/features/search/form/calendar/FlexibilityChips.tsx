import type { FlexibilityChoice } from '../date-calendar';
import styles from './FlexibilityChips.module.css';

/** Chooses in the calendar how far the journey may lie from the chosen days. */
export function FlexibilityChips({ label, chosen, options, choose }: FlexibilityChoice) {
  return (
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
  );
}
