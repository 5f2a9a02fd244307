import { useTranslation } from '~/i18n/use-translation';
import { FieldError, FieldHint } from './FieldMessage';
import { describe, fieldId } from './field-id';
import styles from './field.module.css';

export type DateFieldsProps = {
  /** Prefix of the three names: `passengers[0].birthday` → `passengers[0].birthdayDay`, `…Month`, `…Year`. */
  name: string;
  legend: string;
  values?: { day?: string; month?: string; year?: string };
  hint?: string;
  error?: string;
  /** `bday` enables autofill: the three inputs get `bday-day` and so on. */
  autoComplete?: 'bday';
  required?: boolean;
};

const PARTS = [
  { key: 'day', suffix: 'Day', length: 2 },
  { key: 'month', suffix: 'Month', length: 12 },
  { key: 'year', suffix: 'Year', length: 4 },
] as const;

/** Day, month and year inputs for a date known by heart. The fieldset has the id of `name`, for error summaries. */
export function DateFields({ name, legend, values, hint, error, autoComplete, required }: DateFieldsProps) {
  const { t } = useTranslation('common');
  const id = fieldId(name);
  const described = describe(id, { hint, error });
  return (
    <fieldset id={id} aria-describedby={described['aria-describedby']}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.field}>
        <FieldHint id={id} hint={hint} />
        <div className={styles.parts}>
          {PARTS.map(({ key, suffix, length }) => (
            <label key={key} className={styles.part}>
              <span className={styles.partLabel}>{t(`dateParts.${key}`)}</span>
              <input
                id={fieldId(`${name}${suffix}`)}
                name={`${name}${suffix}`}
                type="text"
                inputMode="numeric"
                maxLength={length}
                defaultValue={values?.[key]}
                autoComplete={autoComplete ? `${autoComplete}-${key}` : 'off'}
                required={required}
                aria-invalid={described['aria-invalid']}
                className={styles.control}
              />
            </label>
          ))}
        </div>
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  );
}
