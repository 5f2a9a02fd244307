import { useTranslation } from '~/i18n/use-translation';
import { TextField } from '~/ui/TextField';
import { fieldId } from '~/ui/field-id';
import styles from './DateInput.module.css';
import type { DateCalendarProps } from './date-calendar';
import { cabinClassOfForm } from './search-form-state';
import type { FormControl } from './use-search-form';

export type DateInputProps = Omit<DateCalendarProps, 'cabin' | 'onPick' | 'onClose'> & {
  control: FormControl;
  name: string;
  /** Stands in an empty field instead of the browser's pattern, where JavaScript runs. */
  emptyText?: string;
  /** Stands in the field instead of the chosen day, where JavaScript runs. */
  chosenText?: string;
};

/** A date: the browser's own date field, with a calendar beside it where JavaScript runs. */
export function DateInput({ control, name, emptyText, chosenText, ...calendar }: DateInputProps) {
  const { values, errors, enhanced, setDay } = control;
  const { label, min, max, value } = calendar;
  const onValue = (date: string) => setDay(name, date);
  const { t } = useTranslation('home');
  return (
    <div className={`${styles.date} ${enhanced?.DATE_CLASS ?? ''}`}>
      <TextField
        type="date"
        name={name}
        label={label}
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
          chosenText={chosenText}
          emptyText={emptyText ?? t('dates.choose')}
          onValue={onValue}
        />
      ) : null}
    </div>
  );
}
