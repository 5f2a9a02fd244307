import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import styles from './choice.module.css';
import { describe } from './field-id';
import { useFieldIds } from './field-scope';

type NativeProps = Omit<
  ComponentPropsWithoutRef<'input'>,
  'id' | 'className' | 'style' | 'type' | 'checked' | 'defaultChecked'
>;

export type CheckboxFieldProps = NativeProps & {
  name: string;
  /** May contain links (to the terms); they stay clickable. */
  label: ReactNode;
  /** Initial state: never ticked for anything that costs money. */
  checked?: boolean;
  hint?: string;
  error?: string;
  testId?: string;
};

/** A native checkbox that sends `value` ("on") when ticked and nothing otherwise. */
export function CheckboxField({
  name,
  label,
  checked,
  hint,
  error,
  testId,
  value = 'on',
  ...native
}: CheckboxFieldProps) {
  const id = useFieldIds()(name);
  return (
    <div>
      <label className={styles.checkbox} data-testid={testId}>
        <input
          {...native}
          {...describe(id, { hint, error })}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          defaultChecked={checked}
        />
        <span>{label}</span>
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
    </div>
  );
}
