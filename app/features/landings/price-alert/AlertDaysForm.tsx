import { Button } from '~/ui/Button';
import { TextField } from '~/ui/TextField';
import styles from './AlertDaysForm.module.css';
import type { DaysForm } from './days-form.server';

type AlertDaysFormProps = { form: DaysForm; error?: string };

/** Chooses the days whose price is watched: a GET form, so that a page for everyone can hold it. */
export function AlertDaysForm({ form: { action, date, back, submit }, error }: AlertDaysFormProps) {
  return (
    <form method="get" action={action} className={styles.form}>
      <TextField {...date} type="date" required error={error} />
      <TextField {...back} type="date" />
      <div className={styles.submit}>
        <Button variant="secondary">{submit}</Button>
      </div>
    </form>
  );
}
