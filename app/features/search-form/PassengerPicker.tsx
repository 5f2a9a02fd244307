import { useEffect, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { FieldError } from '~/ui/FieldMessage';
import { Icon } from '~/ui/Icon';
import { RadioGroup } from '~/ui/RadioGroup';
import { ChildrenFields } from './ChildrenFields';
import { IntentButton } from './IntentButton';
import styles from './PassengerPicker.module.css';
import { FORM_CABINS, type FormCabin, type SearchFormValues } from './form-values';
import type { FormIntent } from './intents';
import { NO_NUMBER, passengerChoices, passengerTotal } from './passengers';

export type PassengerPickerProps = {
  values: SearchFormValues;
  error?: string;
  isOpen: boolean;
  onChange: (part: Partial<SearchFormValues>) => void;
  /** With JavaScript, what its buttons do at once; without, they submit. */
  onIntent?: (intent: FormIntent) => void;
};

/** Who travels and in which cabin, folded into one line that says both. */
export function PassengerPicker({ values, error, isOpen, onChange, onIntent }: PassengerPickerProps) {
  const { t } = useTranslation('home');
  const { box, close } = useClosingDetails();
  const { adults, cabinClass } = values;
  const { canAddAdult, canRemoveAdult } = passengerChoices(values);
  const cabins = FORM_CABINS.filter((cabin, index) => index < 2 || cabin === cabinClass);
  const total = passengerTotal(values);
  const cabin = t(`cabins.${cabinClass}`);

  return (
    <div className={styles.field}>
      <span className={styles.label} id="passengers-label">
        {t('passengers.label')}
      </span>
      <details
        ref={box}
        className={onIntent ? `${styles.picker} ${styles.sheet}` : styles.picker}
        open={isOpen}
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
              <span className={styles.hint}>{t('passengers.adultsHint')}</span>
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
                onChange={({ target }) => onChange({ adults: target.value === '' ? NO_NUMBER : target.valueAsNumber })}
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
          <ChildrenFields values={values} onChange={onChange} onIntent={onIntent} />
          <RadioGroup
            name="cabinClass"
            legend={t('cabins.label')}
            layout="segments"
            value={cabinClass}
            options={cabins.map((value) => ({ value, label: t(`cabins.${value}`) }))}
            onChoose={(value) => onChange({ cabinClass: value as FormCabin })}
          />
          {onIntent ? (
            <div className={styles.done}>
              <Button type="button" wide onClick={close}>
                {t('passengers.done')}
              </Button>
            </div>
          ) : null}
        </div>
      </details>
      <FieldError id="adults" error={error} />
    </div>
  );
}

/**
 * With JavaScript the picker behaves like a menu, on a phone like a sheet: Escape and a click beside it fold it. Not the
 * press already: folding may move what is below, and the click would miss it.
 */
function useClosingDetails() {
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fold = (event: MouseEvent | KeyboardEvent) => {
      const details = box.current;
      if (!details?.open) return;
      // The path of the event: a removed child's button is no longer in the document by now.
      const isInside = event.composedPath().includes(details);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (isInside) details.querySelector('summary')?.focus();
      } else if (isInside) {
        return;
      }
      details.open = false;
    };
    document.addEventListener('click', fold);
    document.addEventListener('keydown', fold);
    return () => {
      document.removeEventListener('click', fold);
      document.removeEventListener('keydown', fold);
    };
  }, []);
  const close = () => {
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  };
  return { box, close };
}
