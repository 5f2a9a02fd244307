import type { ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import styles from './choice.module.css';
import { describe } from './field-id';

export type CheckboxOption = { value: string; label: ReactNode; hint?: string };

export type CheckboxGroupProps = {
  name: string;
  /** Id of the first box, and beginning of the others': the group's `fieldId`, unless several groups share the name. */
  id: string;
  legend: ReactNode;
  options: readonly CheckboxOption[];
  hint?: string;
  error?: string;
  /** Follows the boxes: what cannot be chosen. */
  children?: ReactNode;
};

/** A fieldset of native checkboxes of one name, none of them ticked at first. */
export function CheckboxGroup({ name, id, legend, options, hint, error, children }: CheckboxGroupProps) {
  return (
    <fieldset
      className={error ? `${styles.group} ${styles.invalid}` : styles.group}
      aria-describedby={describe(id, { hint, error })['aria-describedby']}
    >
      <legend className={styles.legend}>{legend}</legend>
      <FieldHint id={id} hint={hint} />
      <div className={styles.list}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.optionLabel}>
            <div className={styles.option}>
              <input type="checkbox" id={index === 0 ? id : `${id}-${index}`} name={name} value={option.value} />
              <span>{option.label}</span>
              {option.hint ? <span className={styles.optionHint}>{option.hint}</span> : null}
            </div>
          </label>
        ))}
        {children}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
