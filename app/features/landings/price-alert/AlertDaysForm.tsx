import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { MOST_NIGHTS } from './alert-days';
import styles from './AlertDaysForm.module.css';
import type { DaysField, DaysForm } from './days-form.server';

type AlertDaysFormProps = { form: DaysForm; error?: string };

/** Chooses the days whose price is watched: a GET form, so that a page for everyone can hold it. */
export function AlertDaysForm({ form: { action, kind, fields, submit }, error }: AlertDaysFormProps) {
  return (
    <form method="get" action={action} className={styles.form}>
      {kind ? <input type="hidden" {...kind} /> : null}
      {fields.map((field, index) => (
        <Field key={field.name} field={field} error={index === 0 ? error : undefined} />
      ))}
      <div className={styles.submit}>
        <Button variant="secondary">{submit}</Button>
      </div>
    </form>
  );
}

function Field({ field, error }: { field: DaysField; error?: string }) {
  const { name, label } = field;
  switch (field.type) {
    case 'date':
      return (
        <TextField
          name={name}
          label={label}
          value={field.value}
          type="date"
          required={field.isRequired}
          error={error}
        />
      );
    case 'number':
      return <TextField name={name} label={label} value={field.value} type="number" min={1} max={MOST_NIGHTS} />;
    case 'month':
      return <SelectField name={name} label={label} value={field.value} options={field.options} error={error} />;
    case 'box':
      return (
        <div className={styles.box}>
          <CheckboxField name={name} label={label} checked={field.checked} />
        </div>
      );
  }
}
