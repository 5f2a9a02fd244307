import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { fieldId } from '~/ui/field-id';
import styles from './DateTools.module.css';
import type { FlexibilityChoice } from './date-calendar';

/** Names the chosen flexibility, and opens the calendar, where it is chosen. */
export function FlexibilityOpener({ flexibility: { label, chosen, options } }: { flexibility: FlexibilityChoice }) {
  return (
    <>
      <input type="hidden" name="flexibility" value={chosen} />
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        // The field opens its calendar.
        onClick={() => document.getElementById(fieldId('departureDate'))?.click()}
      >
        <VisuallyHidden>{label}: </VisuallyHidden>
        {options.find(({ value }) => value === chosen)?.label}
        <Icon name="chevron-down" />
      </button>
    </>
  );
}
