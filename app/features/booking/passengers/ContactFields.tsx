import { useTranslation } from '~/i18n/use-translation';
import { Section } from '~/ui/Section';
import { TextField } from '~/ui/TextField';
import type { FormState } from './passenger-field-props';
import styles from './PassengerFields.module.css';

export type ContactFieldsProps = FormState & {
  /** A sample number in the visitor's country. */
  phoneSample: string;
  /** Matches addresses without a slip of the keyboard; styles alone tell one, and the payment page asks. */
  emailPattern: string;
};

/** Asks where to send the tickets and how to reach the customer when the carrier changes something. */
export function ContactFields({ values, errors, phoneSample, emailPattern }: ContactFieldsProps) {
  const { t } = useTranslation('booking');
  return (
    <Section id="contacts" title={t('step1.contacts.title')} text={t('step1.contacts.text')}>
      <div className={styles.row}>
        <TextField
          name="email"
          value={values.email}
          error={errors.email}
          label={t('step1.contacts.email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
          testId="email-input"
          pattern={emailPattern}
          below={<p className={styles.slip}>{t('step1.contacts.slip')}</p>}
        />
        <TextField
          name="phone"
          value={values.phone}
          error={errors.phone}
          label={t('step1.contacts.phone')}
          placeholder={phoneSample}
          type="tel"
          autoComplete="tel"
          testId="phone-input"
        />
      </div>
    </Section>
  );
}
