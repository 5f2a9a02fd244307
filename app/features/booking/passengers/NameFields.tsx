import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { TextField } from '~/ui/TextField';
import { guessGender } from './guess-gender';
import type { LatinName } from './latin-names';
import type { PersonBlockView } from './passenger-block';
import type { PassengerFieldProps } from './passenger-field-props';
import styles from './PassengerFields.module.css';

export type NameFieldsProps = {
  block: PersonBlockView;
  fields: PassengerFieldProps;
  /** Offered for a document that has names in Latin letters. */
  latinName?: LatinName;
  /** True when the visitor is probably this person: the browser may autofill the name. */
  isOwn: boolean;
};

/**
 * Asks for last, first and middle name; with JavaScript also preselects the gender that the names suggest, if none was
 * chosen.
 */
export function NameFields({ block, fields: { name, text, isTicked }, latinName, isOwn }: NameFieldsProps) {
  const { t } = useTranslation('booking');
  const auto = (token: string) => (isOwn ? `section-0 ${token}` : 'off');
  const common = { autoCapitalize: 'words', spellCheck: false, onBlur: guessGender };
  const nameField = (field: LatinName['below'], token: string) => (
    <div className={styles.name}>
      <TextField
        {...text(field)}
        {...common}
        label={t(`step1.passenger.${field}`)}
        autoComplete={auto(token)}
        testId={`${field.toLowerCase()}-input`}
      />
      {latinName?.below === field ? (
        <div>
          <Button variant="secondary" intent={`latin:${block.index}`}>
            {t('step1.passenger.latin', { name: latinName.text })}
          </Button>
        </div>
      ) : null}
    </div>
  );
  return (
    <>
      <div className={styles.row}>
        {nameField('lastName', 'family-name')}
        {nameField('firstName', 'given-name')}
      </div>
      {block.asksMiddleName ? (
        <div className={styles.row}>
          {nameField('middleName', 'additional-name')}
          <div className={styles.beside}>
            <CheckboxField
              name={name('noMiddleName')}
              label={t('step1.passenger.noMiddleName')}
              checked={isTicked('noMiddleName')}
            />
          </div>
        </div>
      ) : null}
    </>
  );
}
