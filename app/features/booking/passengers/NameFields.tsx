import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { TextField } from '~/ui/TextField';
import { guessGender } from './guess-gender';
import type { PersonBlockView } from './passenger-block';
import type { PassengerFieldProps } from './passenger-field-props';
import styles from './PassengerFields.module.css';

export type NameFieldsProps = {
  block: PersonBlockView;
  fields: PassengerFieldProps;
  /** The name in Latin letters, offered for a document that has it so. */
  latinName?: string;
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
  return (
    <>
      <div className={styles.row}>
        <TextField
          {...text('lastName')}
          {...common}
          label={t('step1.passenger.lastName')}
          autoComplete={auto('family-name')}
          testId="lastname-input"
        />
        <TextField
          {...text('firstName')}
          {...common}
          label={t('step1.passenger.firstName')}
          autoComplete={auto('given-name')}
          testId="firstname-input"
        />
      </div>
      {block.asksMiddleName ? (
        <div className={styles.row}>
          <TextField
            {...text('middleName')}
            {...common}
            label={t('step1.passenger.middleName')}
            autoComplete={auto('additional-name')}
            testId="middlename-input"
          />
          <div className={styles.beside}>
            <CheckboxField
              name={name('noMiddleName')}
              label={t('step1.passenger.noMiddleName')}
              checked={isTicked('noMiddleName')}
            />
          </div>
        </div>
      ) : null}
      {latinName ? (
        <div>
          <Button variant="secondary" intent={`latin:${block.index}`}>
            {t('step1.passenger.latin', { name: latinName })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
