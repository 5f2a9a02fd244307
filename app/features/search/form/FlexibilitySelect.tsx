import { useTranslation } from '~/i18n/use-translation';
import { withDateType } from './dates';
import { FLEXIBILITIES, type Flexibility } from './form-values';
import { OWN_RANGES } from './own-ranges';
import styles from './SearchForm.module.css';
import type { FormControl } from './use-search-form';

/** Chooses how far the journey may lie from the chosen days; the last choice asks for ranges of days instead. */
export function FlexibilitySelect({ control: { state, values, change } }: { control: FormControl }) {
  const { t } = useTranslation('home');

  function choose(choice: string) {
    change(choice === OWN_RANGES ? withDateType(values, 'range', state.dates) : { flexibility: choice as Flexibility });
  }

  return (
    <select
      name="flexibility"
      aria-label={t('kind.flexible')}
      value={values.flexibility}
      onChange={({ target }) => choose(target.value)}
      className={styles.flexibility}
    >
      {[...FLEXIBILITIES, OWN_RANGES].map((choice) => (
        <option key={choice} value={choice}>
          {t(`flexibility.${choice}`)}
        </option>
      ))}
    </select>
  );
}
