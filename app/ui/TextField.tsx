import type { ChangeEvent, ComponentPropsWithoutRef, ComponentType, ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { describe, fieldId, type FieldTexts } from './field-id';
import styles from './field.module.css';

type NativeProps = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'className' | 'style' | 'value' | 'defaultValue'>;

export type TextFieldProps = FieldTexts &
  NativeProps & {
    name: string;
    /** What stands in the field first; the browser keeps what is typed over it. */
    value?: string;
    /** Makes the field controlled: it shows `value`, and this is told what it should become. */
    onValue?: (value: string) => void;
    /** Stands right below the control and above the error: a list of suggestions. */
    below?: ReactNode;
    /** Stands in the place of the native input: pages without such a field do not carry its styles. */
    control?: ComponentType<ComponentPropsWithoutRef<'input'>>;
    testId?: string;
  };

/** A native text input with label, hint and error. Forms are `noValidate`: the server's words are the ones shown. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, name, value, onValue, below, testId, control, type = 'text', ...native } = props;
  const id = fieldId(name);
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
