import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { TextField, type TextFieldProps } from '~/ui/TextField';
import type { ContactField, ContactIntent, ContactRejection } from './contact-forms.server';
import styles from './ContactForm.module.css';

type ContactFormProps = {
  intent: ContactIntent;
  rejected: ContactRejection | null;
  field: TextFieldProps & { name: ContactField };
  submit: string;
  action?: string;
  /** Sent as `from`. */
  from?: string;
};

/** A one-field form, posted to its own page unless `action` names another; the scroll position stays. */
export function ContactForm({ intent, rejected, field, submit, action, from }: ContactFormProps) {
  const fields = fieldsOf(rejected);
  const { t } = useTranslation('home');
  return (
    <Form method="post" action={action} noValidate preventScrollReset className={styles.form}>
      {from ? <input type="hidden" name="from" value={from} /> : null}
      <ErrorSummary title={t('form.errors')} errors={fields.summary} />
      <div className={styles.row}>
        <TextField {...field} {...fields.text(field.name)} />
        <div className={styles.submit}>
          <Button intent={intent}>{submit}</Button>
        </div>
      </div>
    </Form>
  );
}
