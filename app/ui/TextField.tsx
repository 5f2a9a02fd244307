import type { ComponentPropsWithoutRef } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { describe, fieldId, type FieldTexts } from './field-id';
import styles from './field.module.css';

type NativeProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'style' | 'value' | 'defaultValue'>;

export type TextFieldProps = FieldTexts &
  NativeProps & {
    name: string;
    /** What stands in the field first; the browser keeps what is typed over it. */
    value?: string;
    testId?: string;
  };

/** A native text input with label, hint and error. Forms are `noValidate`: the server's words are the ones shown. */
export function TextField({ label, hint, error, name, value, testId, type = 'text', ...native }: TextFieldProps) {
  const id = fieldId(name);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <input
        {...native}
        {...describe(id, { hint, error })}
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        className={styles.control}
        data-testid={testId}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
