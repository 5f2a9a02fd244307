import type { Translate } from '~/i18n/translate';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { SelectField, type SelectOption } from '~/ui/SelectField';
import type { FlexibilityChoice } from './date-calendar';
import { nightChoices, withDateType, withMonth } from './dates';
import { FLEXIBILITIES, MONTH_PREFIX, OWN_RANGES, type Flexibility } from './form-values';
import styles from './FlexibilitySelect.module.css';
import type { FormControl } from './use-search-form';

type Props = { control: FormControl };

/**
 * Chooses how far the journey may lie from the chosen days; other choices ask for ranges of days, or for a month. Where
 * JavaScript runs the calendar has these choices, and a button here opens it.
 */
export function FlexibilitySelect({ control }: Props) {
  const { t } = useTranslation('home');
  const { options, months, choose } = useFlexibility(control);
  const { enhanced } = control;
  if (enhanced) return <enhanced.FlexibilityOpener control={control} flexibility={flexibilityChoice(control, t)} />;
  return (
    <span className={styles.shell}>
      <select
        name="flexibility"
        aria-label={t('kind.flexible')}
        value={control.values.flexibility}
        onChange={({ target }) => choose(target.value)}
        className={styles.select}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <optgroup label={t('flexibility.month')}>
          {months.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </optgroup>
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}

/**
 * Stands instead of the day of departure while the whole month is chosen and no calendar shows it; its other choices lead
 * back to days.
 */
export function MonthField({ control }: Props) {
  const { t } = useTranslation('home');
  const { options, months, choose } = useFlexibility(control);
  const { departureDate } = control.values;
  return (
    <>
      <input type="hidden" name="departureDate" value={departureDate} />
      <SelectField
        name="flexibility"
        label={t('dates.departure')}
        value={chosenMonth(control)?.value}
        onValue={choose}
        options={[...months, ...options]}
        error={control.errors.departureDate}
      />
    </>
  );
}

function chosenMonth({ state: { months }, values: { departureDate } }: FormControl) {
  return months.find(({ value }) => value.startsWith(MONTH_PREFIX + departureDate.slice(0, 7)));
}

/** Names the month of the departure; undefined while its day is not on sale. */
export function monthText(control: FormControl): string | undefined {
  return chosenMonth(control)?.label;
}

/** Stands instead of the day of return while the whole month is chosen: the number of nights, each as its day. */
export function NightsField({ control }: Props) {
  const { t } = useTranslation('home');
  const { state, values, errors, change } = control;
  const { departureDate, dateBack } = values;
  return (
    <SelectField
      name="dateBack"
      label={t('dates.backOptional')}
      value={dateBack}
      onValue={(date) => change({ dateBack: date })}
      placeholder={t('dates.addBack')}
      options={nightChoices(departureDate, dateBack, state.dates).map(({ nights, date }) => ({
        value: date,
        label: t('dates.nights', { count: nights }),
      }))}
      error={errors.dateBack}
    />
  );
}

/** Builds the choices of the calendar: the month of departure stands for all months. @param t reads the namespace `home` */
export function flexibilityChoice(control: FormControl, t: Translate): FlexibilityChoice {
  const { options, months, choose } = flexibilityOf(control, t);
  const { flexibility, dateType } = control.values;
  const own = chosenMonth(control) ?? months[0];
  return {
    label: t('kind.flexible'),
    chosen: dateType === 'date' ? flexibility : OWN_RANGES,
    options: [
      ...options,
      ...(own ? [{ value: flexibility === 'month' ? flexibility : own.value, label: t('flexibility.month') }] : []),
    ],
    months,
    month: own?.value,
    choose,
  };
}

function useFlexibility(control: FormControl) {
  const { t } = useTranslation('home');
  return flexibilityOf(control, t);
}

function flexibilityOf({ state, values, change, focusOn, enhanced }: FormControl, t: Translate) {
  const options = [...FLEXIBILITIES.filter((one) => one !== 'month'), OWN_RANGES].map((value): SelectOption => ({
    value,
    label: t(`flexibility.${value}`),
  }));

  function choose(choice: string) {
    const days = values.dateType === 'date' ? values : withDateType(values, 'date', state.dates);
    const isMonth = choice.startsWith(MONTH_PREFIX);
    const isRange = choice === OWN_RANGES;
    if (isMonth) change(withMonth(days, choice.slice(MONTH_PREFIX.length)));
    else if (!isRange) change({ ...days, flexibility: choice as Flexibility });
    else if (values.dateType === 'date') change(withDateType(values, 'range', state.dates));
    // The calendar has all of them; without it the month, the ranges or the day replace this field.
    if (enhanced) return;
    if (isMonth) focusOn('flexibility');
    else if (isRange || values.flexibility === 'month') focusOn('departureDate');
  }

  return { options, months: state.months, choose };
}
