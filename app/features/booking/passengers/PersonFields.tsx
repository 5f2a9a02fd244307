import { useTranslation } from '~/i18n/use-translation';
import { DateFields } from '~/ui/DateFields';
import { RadioGroup } from '~/ui/RadioGroup';
import { DocumentFields } from './DocumentFields';
import type { LatinName } from './latin-names';
import { NameFields } from './NameFields';
import type { PersonBlockView } from './passenger-block';
import type { PassengerFieldProps } from './passenger-field-props';
import styles from './PassengerFields.module.css';

export type PersonFieldsProps = {
  block: PersonBlockView;
  fields: PassengerFieldProps;
  citizenships: readonly { value: string; label: string }[];
  latinName?: LatinName;
  /** The gender that the names suggest, when none was chosen. */
  genderHint?: string;
  /** True when the visitor is probably this person: the browser may autofill the data. */
  isOwn: boolean;
  /** False for one more document of a known person: gender and birthday are known. */
  asksPerson?: boolean;
};

/** Asks for the person, then the document: the same fields in a booking and in the notebook. */
export function PersonFields({ block, fields, citizenships, asksPerson = true, ...rest }: PersonFieldsProps) {
  return (
    <>
      <NameFields block={block} fields={fields} latinName={rest.latinName} isOwn={rest.isOwn} />
      {asksPerson ? <GenderAndBirthday fields={fields} {...rest} /> : null}
      <DocumentFields block={block} fields={fields} citizenships={citizenships} />
    </>
  );
}

function GenderAndBirthday({ fields, genderHint, isOwn }: Pick<PersonFieldsProps, 'fields' | 'genderHint' | 'isOwn'>) {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.row}>
      <div className={genderHint ? undefined : styles.gender}>
        <RadioGroup
          {...fields.text('gender')}
          legend={t('step1.passenger.gender')}
          hint={genderHint}
          layout="segments"
          options={[
            { value: 'm', label: t('step1.passenger.male'), testId: 'gender-toggler-item-m' },
            { value: 'f', label: t('step1.passenger.female'), testId: 'gender-toggler-item-f' },
          ]}
        />
      </div>
      <DateFields
        {...fields.date('birthday')}
        legend={t('step1.passenger.birthday')}
        autoComplete={isOwn ? 'bday' : undefined}
      />
    </div>
  );
}
