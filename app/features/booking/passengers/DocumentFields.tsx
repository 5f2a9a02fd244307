import { useTranslation } from '~/i18n/use-translation';
import { CheckboxField } from '~/ui/CheckboxField';
import { DateFields } from '~/ui/DateFields';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import type { PersonBlockView } from './passenger-block';
import type { PassengerFieldProps } from './passenger-field-props';
import styles from './PassengerFields.module.css';

export type DocumentFieldsProps = {
  block: PersonBlockView;
  fields: PassengerFieldProps;
  citizenships: readonly { value: string; label: string }[];
};

/**
 * Asks for citizenship and document. Renders the fields of every document; styles hide those that the chosen one does
 * not need.
 */
export function DocumentFields({ block, fields: { name, text, date, isTicked }, citizenships }: DocumentFieldsProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      <div className={styles.row}>
        <SelectField
          {...text('citizenship')}
          label={t('step1.passenger.citizenship')}
          options={citizenships}
          placeholder={t('step1.passenger.choose')}
          autoComplete="off"
        />
        <SelectField
          {...text('documentType')}
          label={t('step1.passenger.documentType')}
          options={block.documents}
          placeholder={block.documents.length > 1 ? t('step1.passenger.choose') : undefined}
        />
      </div>
      <div className={styles.row}>
        <TextField
          {...text('passportNumber')}
          label={t('step1.passenger.passportNumber')}
          hint={block.numberHints.map(({ document, text: format, isRare }) => (
            <span key={document} data-document={document} data-rare={isRare ? '' : undefined}>
              {format}{' '}
            </span>
          ))}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          testId="passport-input"
        />
        <div className={styles.expiry}>
          <DateFields
            {...date('passportExpdate')}
            legend={t('step1.passenger.expiry')}
            hint={block.documents.some(({ kind }) => kind !== 'expires') ? t('step1.passenger.expiryHint') : undefined}
          />
          {block.offersNoExpiry ? (
            <CheckboxField
              name={name('noPassportExpdate')}
              label={t('step1.passenger.noExpiry')}
              checked={isTicked('noPassportExpdate')}
            />
          ) : null}
        </div>
      </div>
      {block.militaryCategories.length > 0 ? (
        <fieldset className={styles.military}>
          <legend className={styles.legend}>{t('step1.passenger.military.title')}</legend>
          <p className={styles.rule}>{t('step1.passenger.military.hint')}</p>
          <div className={styles.row}>
            <SelectField
              {...text('militaryCategory')}
              label={t('step1.passenger.military.category')}
              options={block.militaryCategories}
              placeholder={t('step1.passenger.choose')}
            />
            <div className={layout.stack2}>
              <DateFields {...date('militaryServiceDate')} legend={t('step1.passenger.military.until')} />
              <CheckboxField
                name={name('militaryServiceDateSwitch')}
                label={t('step1.passenger.military.noEnd')}
                checked={isTicked('militaryServiceDateSwitch')}
              />
            </div>
          </div>
        </fieldset>
      ) : null}
    </>
  );
}
