import { useTranslation } from '~/i18n/use-translation';
import { Section } from '~/ui/Section';
import { TextField } from '~/ui/TextField';
import { EmailField } from './EmailField';
import type { FormState } from './passenger-field-props';
import styles from './PassengerFields.module.css';

export type ContactFieldsProps = FormState & {
  /** A sample number in the visitor's country. */
  phoneSample: string;
};

/** Asks where to send the tickets and how to reach the customer when the carrier changes something. */
export function ContactFields({ values, errors, phoneSample }: ContactFieldsProps) {
  const { t } = useTranslation('booking');
  return (
    <Section id="contacts" title={t('step1.contacts.title')} text={t('step1.contacts.text')}>
      <div className={styles.row}>
        <EmailField value={values.email} error={errors.email} />
        <TextField
          name="phone"
          value={values.phone}
          error={errors.phone}
          label={t('step1.contacts.phone')}
          placeholder={phoneSample}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          testId="phone-input"
        />
      </div>
    </Section>
  );
}
