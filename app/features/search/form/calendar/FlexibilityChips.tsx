import type { FlexibilityChoice } from '../date-calendar';
import styles from './FlexibilityChips.module.css';

export type FlexibilityChipsProps = {
  flexibility: FlexibilityChoice;
  /** Runs after a choice that puts other fields in the place of the days. */
  onLeave: () => void;
};

/** Chooses in the calendar how far the journey may lie from the chosen days. */
export function FlexibilityChips({ flexibility, onLeave }: FlexibilityChipsProps) {
  const { label, chosen, options, choose } = flexibility;
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map(({ value, label: text, leaves }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={styles.chip}
          onClick={() => {
            choose(value);
            if (leaves) onLeave();
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
