import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import type { PassengerBlockView } from './passenger-block';
import type { PassengerFieldProps } from './passenger-field-props';
import styles from './PassengerFields.module.css';

/** Asks for optional data: a frequent flyer number, and the passenger's own e-mail and phone. */
export function ExtraFields({ block, fields: { text } }: { block: PassengerBlockView; fields: PassengerFieldProps }) {
  const { t } = useTranslation('booking');
  const mileage = text('mileageCard');
  const email = text('contactEmail');
  const phone = text('contactPhone');
  const isUsed = [mileage, email, phone].some(({ value, error }) => Boolean(value) || error !== undefined);
  return (
    <details className={styles.extras} open={isUsed}>
      <summary className={styles.summary}>
        <Icon name="chevron-down" />
        {t(block.takesMileageCard ? 'step1.passenger.extras.title' : 'step1.passenger.extras.titleContacts')}
      </summary>
      <div className={styles.extrasBody}>
        {block.takesMileageCard ? (
          <div className={styles.row}>
            <TextField
              {...mileage}
              label={t('step1.passenger.extras.mileageCard')}
              hint={block.mileageHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </div>
        ) : null}
        <p className={styles.rule}>{t('step1.passenger.extras.text')}</p>
        <div className={styles.row}>
          <TextField
            {...email}
            label={t('step1.passenger.extras.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
          />
          <TextField
            {...phone}
            label={t('step1.passenger.extras.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </div>
      </div>
    </details>
  );
}
