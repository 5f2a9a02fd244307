import type { ChangeEvent, ComponentPropsWithoutRef } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { Icon } from './Icon';
import { describe, fieldId, type FieldTexts } from './field-id';
import styles from './field.module.css';

type NativeProps = Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'className' | 'style' | 'value' | 'defaultValue'>;

export type SelectOption = {
  value: string;
  label: string;
  /** Language of the label, when it differs from the page's. */
  lang?: string;
  group?: string;
  kind?: string;
  disabled?: boolean;
};

export type SelectFieldProps = FieldTexts &
  NativeProps & {
    name: string;
    value?: string;
    /** Options with the same `group` form an optgroup; `kind` is for styles. */
    options: readonly SelectOption[];
    /** First option, without a value, e.g. "Choose". */
    placeholder?: string;
    /** Makes the field controlled: it shows `value` and calls this with the new one. */
    onValue?: (value: string) => void;
    /** Keeps ids unique when several fields share a name. */
    idSuffix?: string;
    testId?: string;
  };

/** A native select with label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, name, value, options, placeholder, onValue, idSuffix, testId, ...native } = props;
  const id = fieldId(idSuffix === undefined ? name : `${name}.${idSuffix}`);
  const content = onValue
    ? { value: value ?? '', onChange: (event: ChangeEvent<HTMLSelectElement>) => onValue(event.target.value) }
    : { defaultValue: value };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      <div className={styles.selectShell}>
        <select
          {...native}
          {...describe(id, { hint, error })}
          {...content}
          id={id}
          name={name}
          className={styles.select}
          data-testid={testId}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {[...new Set(options.map(({ group }) => group))].map((group) => {
            const own = options
              .filter((option) => option.group === group)
              .map((option) => (
                <option
                  key={option.value}
                  value={option.value}
                  lang={option.lang}
                  data-kind={option.kind}
                  disabled={option.disabled}
                >
                  {option.label}
                </option>
              ));
            return group ? (
              <optgroup key={group} label={group}>
                {own}
              </optgroup>
            ) : (
              own
            );
          })}
        </select>
        <Icon name="chevron-down" />
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
