import { useTranslation } from '~/i18n/use-translation';
import { RadioGroup } from '~/ui/RadioGroup';
import { TextField } from '~/ui/TextField';
import prose from '~/ui/prose.module.css';
import styles from './CardFields.module.css';
import type { CardChoice } from './card-choice';

export type CardFieldsProps = { choice: CardChoice; errors: Readonly<Partial<Record<string, string>>> };

/**
 * Asks for the card. The browser may autofill it; the page has no script that could read it. For a saved card only the
 * security code is needed: CSS hides the other fields, and in browsers that cannot they stay below "another card" and
 * are ignored. The message of a field that came back empty (`data-blank`) goes as soon as something is typed there.
 */
export function CardFields({ choice, errors }: CardFieldsProps) {
  const { t } = useTranslation('booking');
  const { t: tPayment } = useTranslation('payment');
  const { saved, chosen, cardholder, expiry, number } = choice;
  const numberHint = number ? (
    <p className={prose.soft}>
      <span className={styles.mark}>{number}</span> {errors['card.pan'] ? null : tPayment('card.typeAgain')}
    </p>
  ) : null;
  return (
    <div className={styles.card}>
      {saved.length > 0 ? (
        <RadioGroup
          name="card.saved"
          legend={tPayment('saved.legend')}
          hint={tPayment('saved.hint')}
          value={chosen}
          options={[
            ...saved.map(({ id, label, hint, isExpired }) => ({ value: id, label, hint, disabled: isExpired })),
            { value: 'another', label: tPayment('saved.another') },
          ]}
        />
      ) : null}
      <div className={styles.typed}>
        <TextField
          name="card.pan"
          error={errors['card.pan']}
          label={t('step2.card.number')}
          data-blank
          placeholder="1234 1234 1234 1234"
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={24}
          spellCheck={false}
          below={numberHint}
        />
      </div>
      <div className={styles.row}>
        <div className={styles.typed}>
          <TextField
            name="card.expDateMonthYear"
            value={expiry}
            error={errors['card.expDateMonthYear']}
            label={t('step2.card.expiry')}
            data-blank={expiry === '' || undefined}
            placeholder={t('step2.card.expiryFormat')}
            inputMode="numeric"
            autoComplete="cc-exp"
            maxLength={9}
          />
        </div>
        <TextField
          name="card.cvv"
          error={errors['card.cvv']}
          label={t('step2.card.cvv')}
          data-blank
          placeholder="•••"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
        />
      </div>
      <div className={styles.typed}>
        <TextField
          name="card.cardholder"
          value={cardholder}
          error={errors['card.cardholder']}
          label={t('step2.card.cardholder')}
          placeholder=" "
          data-blank={cardholder === '' || undefined}
          autoComplete="cc-name"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
    </div>
  );
}
