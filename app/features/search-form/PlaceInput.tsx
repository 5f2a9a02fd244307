import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { RadioGroup } from '~/ui/RadioGroup';
import { PlaceField } from './PlaceField';
import styles from './SearchForm.module.css';
import { movesOnFrom } from './intents';
import { isMultiLeg } from './legs';
import { placeFields, placeName, withPlace, type PlaceSide } from './places';
import type { FormControl } from './use-search-form';

export type PlaceInputProps = {
  control: FormControl;
  side: PlaceSide;
  /** Of the leg; 0 of a single journey. */
  position: number;
  /** Above the field, and below it. */
  before?: ReactNode;
  children?: ReactNode;
};

/** A place field of the form; where the typed text fits several places, with these to choose from. */
export function PlaceInput({ control, side, position, before, children }: PlaceInputProps) {
  const { t } = useTranslation('home');
  const { pathname } = useLocation();
  const { state, values, errors, isEnhanced, update, focusOn } = control;
  const name = placeName(values, position, side);
  const place = (isMultiLeg(values) ? values.legs[position]! : values)[side];
  const sent = placeFields(state.values).find((field) => field.name === name)?.place;
  // Once the text is changed, the places to choose from are about something else.
  const choices = place.text === sent?.text ? state.choices[name] : undefined;
  const hasAreas = side === 'arrival' && !isMultiLeg(values);
  const date = isMultiLeg(values) ? `legs[${position}].date` : 'departureDate';

  return (
    <>
      <div className={styles[side]}>
        {before}
        <PlaceField
          name={name}
          label={t(`places.${side}`)}
          placeholder={t(hasAreas ? 'places.arrivalPlaceholder' : 'places.departurePlaceholder')}
          value={place}
          error={errors[name]}
          onChange={(value) => update((current) => withPlace(current, name, value))}
          onPick={(code) => {
            if (side === 'arrival' && movesOnFrom(code, pathname)) focusOn(date);
          }}
          suggests={isEnhanced}
          hasAreas={hasAreas}
          withoutCode={choices !== undefined}
          takesFocus={state.focus === name}
          testId={side === 'departure' ? 'direction-input-from-input' : 'direction-input-to-input'}
        >
          {children}
        </PlaceField>
      </div>
      {choices ? (
        <div className={styles.choices}>
          <RadioGroup
            name={`${name}Code`}
            legend={t(`places.${side}Choice`)}
            value={place.code}
            options={choices.map(({ code, label, sublabel }) => ({
              value: code,
              label: `${label}, ${code}`,
              hint: sublabel,
            }))}
            onChoose={(code) => update((current) => withPlace(current, name, { ...place, code }))}
          />
        </div>
      ) : null}
    </>
  );
}
