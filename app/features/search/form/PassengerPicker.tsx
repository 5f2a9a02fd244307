import { useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { FieldError } from '~/ui/FieldMessage';
import { Icon } from '~/ui/Icon';
import { RadioGroup } from '~/ui/RadioGroup';
import { LIMITS } from '../query/search-query';
import { ChildrenFields } from './ChildrenFields';
import { IntentButton } from './IntentButton';
import styles from './PassengerPicker.module.css';
import { FORM_CABINS, type FormCabin } from './form-values';
import { NO_NUMBER, passengerChoices, passengerTotal } from './passengers';
import type { FormControl } from './use-search-form';

/** Selects passengers and cabin, folded into one summary line. */
export function PassengerPicker({ control }: { control: FormControl }) {
  const { t } = useTranslation('home');
  const box = useRef<HTMLDetailsElement>(null);
  const { values, enhanced, change, onIntent } = control;
  const { adults, cabinClass } = values;
  const error = control.errors['adults'];
  const { canAddAdult, canRemoveAdult } = passengerChoices(values);
  const cabins = FORM_CABINS.filter((cabin, index) => index < 2 || cabin === cabinClass);
  const total = passengerTotal(values);
  const left = LIMITS.passengers - total;
  const cabin = t(`cabins.${cabinClass}`);

  return (
    <div className={styles.field}>
      <span className={styles.label} id="passengers-label">
        {t('passengers.label')}
      </span>
      <details
        ref={box}
        className={enhanced ? `${styles.picker} ${styles.sheet}` : styles.picker}
        open={control.state.isPickerOpen}
        data-testid="passenger-input-container"
      >
        <summary
          className={error ? `${styles.summary} ${styles.invalid}` : styles.summary}
          aria-describedby="passengers-label"
        >
          <span>{adults >= 0 ? `${t('passengers.total', { count: total })} · ${cabin}` : cabin}</span>
          <Icon name="chevron-down" />
        </summary>
        <div className={styles.panel}>
          <div className={styles.row}>
            <label htmlFor="adults">
              {t('passengers.adults')}
              <span className={styles.hint}>
                {t(values.transport === 'train' ? 'passengers.adultsHintRail' : 'passengers.adultsHint')}
              </span>
            </label>
            <div className={styles.stepper}>
              <IntentButton
                intent={{ kind: 'removeAdult' }}
                onIntent={onIntent}
                disabled={!canRemoveAdult}
                label={t('passengers.removeAdult')}
                icon="minus"
                testId="search-form-pass-minus-button"
              />
              <input
                id="adults"
                name="adults"
                type="number"
                inputMode="numeric"
                min={1}
                max={9}
                value={adults >= 0 ? adults : ''}
                onChange={({ target }) => change({ adults: target.value === '' ? NO_NUMBER : target.valueAsNumber })}
                className={styles.count}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? 'adults-error' : undefined}
              />
              <IntentButton
                intent={{ kind: 'addAdult' }}
                onIntent={onIntent}
                disabled={!canAddAdult}
                label={t('passengers.addAdult')}
                icon="plus"
                testId="search-form-pass-plus-button"
              />
            </div>
          </div>
          <ChildrenFields values={values} onChange={change} onIntent={onIntent} />
          <p className={styles.hint} role="status">
            {left < 3 ? t('passengers.left', { count: Math.max(0, left) }) : null}
          </p>
          <RadioGroup
            name="cabinClass"
            legend={t('cabins.label')}
            layout="segments"
            value={cabinClass}
            options={cabins.map((value) => ({ value, label: t(`cabins.${value}`) }))}
            onChoose={(value) => change({ cabinClass: value as FormCabin })}
          />
          {enhanced ? <enhanced.PickerSheet box={box} /> : null}
        </div>
      </details>
      <FieldError id="adults" error={error} />
    </div>
  );
}
