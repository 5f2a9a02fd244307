import type { ChangeEvent, ComponentPropsWithoutRef } from 'react';
import { FieldError, FieldHint } from './FieldMessage';
import { Icon } from './Icon';
import { describe, fieldId, type FieldTexts } from './field-id';
import styles from './field.module.css';

type NativeProps = Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'className' | 'style' | 'value' | 'defaultValue'>;

export type SelectOption = {
  value: string;
  label: string;
  /** Of the label, where it is not the page's. */
  lang?: string;
  group?: string;
  kind?: string;
  disabled?: boolean;
};

export type SelectFieldProps = FieldTexts &
  NativeProps & {
    name: string;
    value?: string;
    /** Those of one `group` stand together under its name; `kind` is there for styles. */
    options: readonly SelectOption[];
    /** First option without a value, e.g. "Choose". */
    placeholder?: string;
    /** Makes the field controlled: it shows `value`, and this is told what it should become. */
    onValue?: (value: string) => void;
    /** Tells the ids of several fields of one name apart. */
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
