import type { ChangeEvent, ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { describe, type FieldTexts } from './field-id';
import { useFieldIds } from './field-scope';
import styles from './field.module.css';

type NativeProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'style' | 'value' | 'defaultValue'>;

export type TextFieldProps = FieldTexts &
  NativeProps & {
    name: string;
    /** Initial value; the browser keeps typed input over it. */
    value?: string;
    /** Makes the field controlled: it shows `value` and calls this with the new one. */
    onValue?: (value: string) => void;
    /** Placed between the control and the error: a list of suggestions. */
    below?: ReactNode;
    /** Replaces the native input, so that only pages with such a control carry its styles. */
    control?: ComponentType<ComponentPropsWithoutRef<'input'>>;
    testId?: string;
  };

/** A native text input with label, hint and error. Forms are `noValidate`: the server writes the validation errors. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, name, value, onValue, below, testId, control, type = 'text', ...native } = props;
  const id = useFieldIds()(name);
  const content = onValue
    ? { value: value ?? '', onChange: (event: ChangeEvent<HTMLInputElement>) => onValue(event.target.value) }
    : { defaultValue: value };
  const Control = control ?? 'input';
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <Control
        {...native}
        {...describe(id, { hint, error })}
        {...content}
        id={id}
        name={name}
        type={type}
        className={styles.control}
        data-testid={testId}
      />
      {below}
      <FieldError id={id} error={error} />
    </div>
  );
}
