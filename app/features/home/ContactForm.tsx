import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { TextField, type TextFieldProps } from '~/ui/TextField';
import type { ContactFault } from './contact-forms.server';
import styles from './ContactForm.module.css';

type ContactFormProps = {
  intent: ContactFault['intent'];
  /** Validation error or failure of the last submission. */
  fault: ContactFault | null;
  field: TextFieldProps;
  submit: string;
};

/** A one-field form, posted to its own page; the scroll position stays. */
export function ContactForm({ intent, fault, field, submit }: ContactFormProps) {
  const { t } = useTranslation('home');
  return (
    <Form method="post" noValidate preventScrollReset className={styles.form}>
      {fault ? <ErrorSummary title={t('form.errors')} errors={[{ field: field.name, message: fault.error }]} /> : null}
      <div className={styles.row}>
        <TextField {...field} value={fault?.value} error={fault?.error} />
        <div className={styles.submit}>
          <Button intent={intent}>{submit}</Button>
        </div>
      </div>
    </Form>
  );
}
