import { useRef, type MouseEvent } from 'react';
import type { Translate } from '~/i18n/translate';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { SelectField } from '~/ui/SelectField';
import layout from '~/ui/layout.module.css';
import { IntentButton } from './IntentButton';
import styles from './PassengerPicker.module.css';
import type { SearchFormValues } from './form-values';
import { intentValue } from './intent';
import { childAges, isChildAge, isInfantAge, NO_NUMBER, passengerChoices } from './passengers';
import type { OnIntent } from './use-search-form';

export type ChildrenFieldsProps = {
  values: SearchFormValues;
  onChange: (part: Partial<SearchFormValues>) => void;
  onIntent: OnIntent;
};

/** Lists the children's ages, with buttons below: pressing an age adds a child. */
export function ChildrenFields({ values, onChange, onIntent }: ChildrenFieldsProps) {
  const { t } = useTranslation('home');
  const adder = useRef<HTMLDetailsElement>(null);
  const { childrenAges, transport } = values;
  const ages = childAges(transport);
  const { canAddChild, canAddInfant, canBeInfant } = passengerChoices(values);

  function changeAge(position: number, age: string) {
    onChange({
      childrenAges: childrenAges.map((old, index) =>
        index === position ? (age === '' ? NO_NUMBER : Number(age)) : old,
      ),
    });
  }

  function add(age: number, press: MouseEvent<HTMLButtonElement>) {
    onIntent({ kind: 'addChild', age }, press);
    if (adder.current) {
      adder.current.open = false;
      adder.current.querySelector('summary')?.focus();
    }
  }

  return (
    <div className={layout.stack3}>
      {childrenAges.map((age, position) => (
        // Children have no identity except their position.
        <div key={position} className={styles.child}>
          <ChildAge
            t={t}
            position={position}
            age={age}
            ages={ages.filter((one) => !isInfantAge(one) || isInfantAge(age) || canBeInfant)}
            onChange={(value) => changeAge(position, value)}
          />
          <IntentButton
            intent={{ kind: 'removeChild', position }}
            onIntent={onIntent}
            label={t('passengers.removeChild', { number: position + 1 })}
            icon="close"
          />
        </div>
      ))}
      {canAddChild ? (
        <details ref={adder} className={styles.adder}>
          <summary className={styles.add} data-testid="search-form-child-add-button">
            <Icon name="plus" />
            <span>{t('passengers.addChild')}</span>
            <span className={styles.cancel}>{t('passengers.cancel')}</span>
          </summary>
          <p className={styles.hint} id="child-age-hint">
            {t(transport === 'train' ? 'passengers.childHintRail' : 'passengers.childHint')}
          </p>
          <div className={styles.ages} role="group" aria-labelledby="child-age-hint">
            {ages.map((age) => (
              <button
                key={age}
                type="submit"
                name="intent"
                value={intentValue({ kind: 'addChild', age })}
                aria-label={ageText(t, age)}
                disabled={isInfantAge(age) && !canAddInfant}
                className={styles.age}
                data-testid={`search-form-pass-list-age-${age}`}
                onClick={(press) => add(age, press)}
              >
                {age === 0 ? t('passengers.underOneShort') : age}
              </button>
            ))}
          </div>
        </details>
      ) : null}
    </div>
  );
}

type ChildAgeProps = {
  t: Translate;
  position: number;
  age: number;
  /** Selectable ages. */
  ages: readonly number[];
  onChange: (value: string) => void;
};

function ChildAge({ t, position, age, ages, onChange }: ChildAgeProps) {
  return (
    <SelectField
      name="childrenAges"
      idSuffix={String(position)}
      label={t('passengers.child', { number: position + 1 })}
      value={isChildAge(age) ? String(age) : ''}
      placeholder={isChildAge(age) ? undefined : t('passengers.chooseAge')}
      options={ages.map((one) => ({ value: String(one), label: ageText(t, one) }))}
      onValue={onChange}
    />
  );
}

function ageText(t: Translate, age: number): string {
  return age === 0 ? t('passengers.underOne') : t('passengers.age', { count: age });
}
