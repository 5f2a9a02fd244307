import type { ComponentPropsWithoutRef } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { describe, type FieldTexts } from './field-id';
import areaStyles from './TextArea.module.css';
import styles from './field.module.css';
import { useFieldIds } from './field-scope';

type NativeProps = Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'className' | 'style' | 'value' | 'defaultValue'>;

/** A native text of several lines with label, hint and error. @param props.value the initial text */
export function TextArea({
  label,
  hint,
  error,
  name,
  value,
  rows = 4,
  ...native
}: FieldTexts & NativeProps & { name: string; value?: string }) {
  const id = useFieldIds()(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <textarea
        {...native}
        {...describe(id, { hint, error })}
        id={id}
        name={name}
        defaultValue={value}
        rows={rows}
        className={`${styles.control} ${areaStyles.area}`}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
