import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import { CheckboxField } from '~/ui/CheckboxField';
import { DateFields } from '~/ui/DateFields';
import { RadioGroup } from '~/ui/RadioGroup';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import { passengerFieldName, type PassengerField } from './form-values';
import type { PassengerBlockView } from './passenger-block';
import styles from './PassengerFields.module.css';

export type PassengerFieldsProps = {
  block: PassengerBlockView;
  citizenships: readonly { value: string; label: string }[];
  /** Of the whole form, by field name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** One passenger: who it is, then the document. Names, ids and test ids are relied on by others (upstream facts §7). */
export function PassengerFields({ block, citizenships, values, errors }: PassengerFieldsProps) {
  const { t } = useTranslation('booking');
  const name = (field: PassengerField | 'birthday' | 'passportExpdate') => passengerFieldName(block.index, field);
  const text = (field: PassengerField) => ({
    name: name(field),
    value: values[name(field)],
    error: errors[name(field)],
  });
  const date = (field: 'birthday' | 'passportExpdate') => ({
    name: name(field),
    values: {
      day: values[name(`${field}Day`)],
      month: values[name(`${field}Month`)],
      year: values[name(`${field}Year`)],
    },
    error: errors[name(field)],
  });
  const section = `section-${block.index}`;
  const heading = `passenger-${block.index}`;
  // The first passenger is most often the one who types; the browser may know the name, but nobody else's.
  const auto = (token: string) => (block.index === 0 ? `${section} ${token}` : 'off');

  return (
    <Card as="section" labelledBy={heading}>
      <div className={styles.block}>
        <div>
          <h2 id={heading} className={styles.title}>
            {block.title}
          </h2>
          <p className={styles.rule}>{block.ageRule}</p>
        </div>
        <div className={styles.row}>
          <TextField
            {...text('lastName')}
            label={t('step1.passenger.lastName')}
            autoComplete={auto('family-name')}
            autoCapitalize="words"
            spellCheck={false}
            testId="lastname-input"
          />
          <TextField
            {...text('firstName')}
            label={t('step1.passenger.firstName')}
            autoComplete={auto('given-name')}
            autoCapitalize="words"
            spellCheck={false}
            testId="firstname-input"
          />
        </div>
        {block.asksMiddleName ? (
          <div className={styles.row}>
            <TextField
              {...text('middleName')}
              label={t('step1.passenger.middleName')}
              autoComplete={auto('additional-name')}
              autoCapitalize="words"
              spellCheck={false}
              testId="middlename-input"
            />
            <div className={styles.beside}>
              <CheckboxField
                name={name('noMiddleName')}
                label={t('step1.passenger.noMiddleName')}
                checked={values[name('noMiddleName')] !== undefined}
              />
            </div>
          </div>
        ) : null}
        <div className={styles.row}>
          <RadioGroup
            {...text('gender')}
            legend={t('step1.passenger.gender')}
            layout="segments"
            options={[
              { value: 'm', label: t('step1.passenger.male'), testId: 'gender-toggler-item-m' },
              { value: 'f', label: t('step1.passenger.female'), testId: 'gender-toggler-item-f' },
            ]}
          />
          <DateFields
            {...date('birthday')}
            legend={t('step1.passenger.birthday')}
            autoComplete={block.index === 0 ? 'bday' : undefined}
          />
        </div>
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
            hint={block.numberHints.join(' ')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            testId="passport-input"
          />
          <div className={styles.expiry}>
            <DateFields
              {...date('passportExpdate')}
              legend={t('step1.passenger.expiry')}
              hint={block.documents.length > 1 ? t('step1.passenger.expiryHint') : undefined}
            />
            <CheckboxField
              name={name('noPassportExpdate')}
              label={t('step1.passenger.noExpiry')}
              checked={values[name('noPassportExpdate')] !== undefined}
            />
          </div>
        </div>
      </div>
    </Card>
  );
}
