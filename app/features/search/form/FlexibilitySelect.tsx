import { Icon } from '~/ui/Icon';
import { useTranslation } from '~/i18n/use-translation';
import { withDateType } from './dates';
import { FLEXIBILITIES, OWN_RANGES, type Flexibility } from './form-values';
import styles from './FlexibilitySelect.module.css';
import type { FormControl } from './use-search-form';

/** Chooses how far the journey may lie from the chosen days; the last choice asks for ranges of days instead. */
export function FlexibilitySelect({ control: { state, values, change, focusOn } }: { control: FormControl }) {
  const { t } = useTranslation('home');

  function choose(choice: string) {
    if (choice !== OWN_RANGES) return change({ flexibility: choice as Flexibility });
    change(withDateType(values, 'range', state.dates));
    // The ranges replace this field.
    focusOn('departureDate');
  }

  return (
    <span className={styles.shell}>
      <select
        name="flexibility"
        aria-label={t('kind.flexible')}
        value={values.flexibility}
        onChange={({ target }) => choose(target.value)}
        className={styles.select}
      >
        {[...FLEXIBILITIES, OWN_RANGES].map((choice) => (
          <option key={choice} value={choice}>
            {t(`flexibility.${choice}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
