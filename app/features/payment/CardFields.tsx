import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import styles from './CardFields.module.css';

export type CardFieldsProps = {
  /** The only field that is shown again after an error. */
  cardholder: string;
  errors: Readonly<Record<string, string>>;
};

/** The card. What the browser keeps for cards it may fill in; the page has no script that could read it. */
export function CardFields({ cardholder, errors }: CardFieldsProps) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.card}>
      <TextField
        name="card.pan"
        error={errors['card.pan']}
        label={t('step2.card.number')}
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={24}
        spellCheck={false}
      />
      <div className={styles.row}>
        <TextField
          name="card.expDateMonthYear"
          error={errors['card.expDateMonthYear']}
          label={t('step2.card.expiry')}
          hint={t('step2.card.expiryHint')}
          placeholder={t('step2.card.expirySample')}
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={9}
        />
        <TextField
          name="card.cvv"
          error={errors['card.cvv']}
          label={t('step2.card.cvv')}
          hint={t('step2.card.cvvHint')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <TextField
        name="card.cardholder"
        value={cardholder}
        error={errors['card.cardholder']}
        label={t('step2.card.cardholder')}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p className={styles.safe}>
        <Icon name="lock" />
        {t('step2.card.safe')}
      </p>
    </div>
  );
}
