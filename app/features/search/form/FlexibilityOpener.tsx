import { useEffect, type RefObject } from 'react';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { fieldId } from '~/ui/field-id';
import styles from './DateTools.module.css';
import type { FlexibilityChoice } from './date-calendar';
import type { SearchFormValues } from './form-values';
import type { SearchFormState } from './search-form-state';
import { weekendDays } from './weekend';

/** The form whose days it keeps. */
type DaysOfForm = {
  form: RefObject<HTMLFormElement>;
  state: Pick<SearchFormState, 'dates'>;
  values: SearchFormValues;
  change: (days: Partial<SearchFormValues>) => void;
};

type FlexibilityOpenerProps = { control: DaysOfForm; flexibility: FlexibilityChoice };

/** Names the chosen flexibility, and opens the calendar, where it is chosen. */
export function FlexibilityOpener({ control, flexibility: { label, chosen, options } }: FlexibilityOpenerProps) {
  useWeekendDays(control);
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

/** Moves the days of the form to the weekend that is searched, however they were chosen; a date being typed has to be left first. */
function useWeekendDays({ form, values, state: { dates }, change }: DaysOfForm) {
  useEffect(() => {
    const settle = () => {
      const field = document.activeElement;
      const days = field instanceof HTMLInputElement && field.type === 'date' ? null : weekendDays(values, dates);
      if (days) change(days);
    };
    settle();
    const box = form.current;
    box?.addEventListener('focusout', settle);
    return () => box?.removeEventListener('focusout', settle);
  });
}
