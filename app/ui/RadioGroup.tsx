import type { ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './choice.module.css';
import { describe, fieldId } from './field-id';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** Second line, read with the label. */
  hint?: string;
  /** Extra content inside the option, below the label (a list of what a fare includes). */
  content?: ReactNode;
  disabled?: boolean;
  /** Set on a box inside the label, so that a click on it counts. */
  testId?: string;
};

export type RadioGroupProps = {
  name: string;
  legend: string;
  /** Hides the legend visually, where a heading above already says it. */
  legendHidden?: boolean;
  options: readonly RadioOption[];
  value?: string;
  hint?: string;
  error?: string;
  /** `list`: stacked; `segments`: side by side, for two or three short words. */
  layout?: 'list' | 'segments';
  /** Makes the group controlled: it shows `value` and calls this with the new one. */
  onChoose?: (value: string) => void;
};

/** A fieldset of native radios. The first one has the group's `fieldId`, so that an error summary links to it. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, legendHidden, options, value, hint, error, layout = 'list', onChoose } = props;
  const id = fieldId(name);
  return (
    <fieldset
      className={error ? `${styles.group} ${styles.invalid}` : styles.group}
      aria-describedby={describe(id, { hint, error })['aria-describedby']}
    >
      <legend className={legendHidden ? undefined : styles.legend}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <FieldHint id={id} hint={hint} />
      <div className={layout === 'segments' ? styles.segments : styles.list}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.optionLabel}>
            <div className={styles.option} data-testid={option.testId}>
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${index}`}
                name={name}
                value={option.value}
                {...(onChoose
                  ? { checked: option.value === value, onChange: () => onChoose(option.value) }
                  : { defaultChecked: option.value === value })}
                disabled={option.disabled}
              />
              <span>{option.label}</span>
              {option.hint ? <span className={styles.optionHint}>{option.hint}</span> : null}
              {option.content ? <div className={styles.optionContent}>{option.content}</div> : null}
            </div>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
