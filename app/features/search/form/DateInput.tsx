import { TextField } from '~/ui/TextField';
import { fieldId } from '~/ui/field-id';
import styles from './DateInput.module.css';
import type { DateCalendarProps } from './date-calendar';
import { cabinClassOfForm } from './search-form-state';
import type { FormControl } from './use-search-form';

export type DateInputProps = Omit<DateCalendarProps, 'cabin' | 'onPick' | 'onClose'> & {
  control: FormControl;
  name: string;
  /** Accessible name when it says more than the label. */
  spokenLabel?: string;
};

/** A date: the browser's own date field, with a calendar beside it where JavaScript runs. */
export function DateInput({ control, name, spokenLabel, ...calendar }: DateInputProps) {
  const { values, errors, enhanced, setDay } = control;
  const { label, min, max, value } = calendar;
  const onValue = (date: string) => setDay(name, date);
  return (
    <div className={enhanced ? styles.enhanced : styles.date}>
      <TextField
        type="date"
        name={name}
        label={label}
        aria-label={spokenLabel}
        min={min}
        max={max}
        value={value}
        onValue={onValue}
        error={errors[name]}
      />
      {enhanced ? (
        <enhanced.DateTools
          {...calendar}
          cabin={cabinClassOfForm(values.cabinClass)}
          inputId={fieldId(name)}
          onValue={onValue}
        />
      ) : null}
    </div>
  );
}
